import {
  AGRICULTURE_END,
  GOODS,
  MERCHANT_END,
  type SeenScore,
  type SnapshotPlayer,
} from '@ochre/stone-age/rules';
import { memo } from 'react';
import { Icon } from '../art/icon.tsx';
import type { Words } from '../in-words.tsx';
import { useWords } from '../in-words.tsx';
import { Built } from './built.tsx';
import { Collected } from './collected.tsx';
import { looksSame } from './looks-same.ts';
import './player-panel.css';
import { sayScore } from './say-score.ts';
import type { Seated } from './seat.ts';
import { ToolRow } from './tool-row.tsx';
import { Track } from './track.tsx';
import { withMinus } from './with-minus.ts';

interface PlayerPanelProps {
  readonly seat: Seated;
  readonly seen: SeenScore;
  /** Five panels have less room each. */
  readonly isCompact: boolean;
}

/** Everything a player has, at a glance. */
export const PlayerPanel = memo(function PlayerPanel({ seat, seen, isCompact }: PlayerPanelProps) {
  const words = useWords();
  const { player, tribe, name, about, note } = seat;
  const score = sayScore(seat, seen, words);
  const tools = <ToolRow player={player} />;
  const classes = [
    'panel',
    'paper',
    tribe,
    isCompact ? 'compact' : '',
    seat.isAsked ? 'asked' : '',
  ];
  return (
    <section
      className={classes.filter(Boolean).join(' ')}
      aria-label={words.aloud.player(name, about, score)}
      data-panel={seat.number}
    >
      <header>
        <Icon name={`standing-${tribe}`} size={isCompact ? 31 : 34} />
        <div className="who">
          <b className="display">{name}</b>
          {seat.isFirst && <FirstPlayer isShort={isCompact || isWordy(seen, words)} />}
          <small>{note ?? about}</small>
        </div>
        {isCompact && tools}
        <div className="score">
          <span className="unseen">{score}</span>
          <b className="display" data-has="score" aria-hidden="true">
            {withMinus(`${seat.final ?? player.score}`)}
          </b>
          <ScoreNote seat={seat} seen={seen} isCompact={isCompact} />
        </div>
      </header>
      <GoodsHeld player={player} size={isCompact ? 18 : 19} />
      <div className="tracks">
        <Tracks seat={seat} />
        {isCompact ? <Built player={player} /> : tools}
      </div>
      <Collected player={player} seen={seen} hasBuilt={!isCompact} />
    </section>
  );
}, looksSame);

interface GoodsHeldProps {
  readonly player: SnapshotPlayer;
  readonly size: number;
}

/** Every good that the game has, with how many of it are there. */
function GoodsHeld({ player, size }: GoodsHeldProps) {
  const words = useWords();
  const held = GOODS.flatMap((good) => {
    const count = player[good];
    return count === undefined ? [] : [{ good, count }];
  });
  return (
    <ul className="goods" style={{ gridTemplateColumns: `repeat(${held.length}, 1fr)` }}>
      {held.map(({ good, count }) => (
        <li key={good} className={count === 0 ? 'none' : ''} data-has={good}>
          <Icon name={good} size={size} label={words.goodsCounted[good](count)} />
          <span aria-hidden="true">{count}</span>
        </li>
      ))}
    </ul>
  );
}

/** People, agriculture, and the merchant where there is one. */
function Tracks({ seat: { player, tribe } }: { readonly seat: Seated }) {
  const words = useWords();
  return (
    <>
      <span data-has="people">
        <Icon
          name={`person-${tribe}`}
          size={20}
          label={words.aloud.people(words.table.people(player.people), player.home)}
        />
        <b aria-hidden="true">{player.people}</b>
        <small aria-hidden="true">{words.table.home(player.home)}</small>
      </span>
      <span data-has="agriculture">
        <Icon
          name="agriculture"
          size={18}
          label={words.aloud.agriculture(player.agriculture, AGRICULTURE_END)}
        />
        <b aria-hidden="true">{player.agriculture}</b>
        <Track steps={player.agriculture} kind="agriculture" />
      </span>
      {player.merchant !== undefined && (
        <span data-has="merchant">
          <Icon
            name="merchant"
            size={18}
            label={words.aloud.merchantTrack(player.merchant, MERCHANT_END)}
          />
          <b aria-hidden="true">{player.merchant}</b>
          <Track steps={player.merchant} kind="merchant" />
        </span>
      )}
    </>
  );
}

/** In some languages the note leaves room for the name alone. */
const isWordy = (seen: SeenScore, { table }: Words): boolean =>
  table.ifEnded(seen.score).length > WORDY;
const WORDY = 20;

/** Beside tools in the same line, more letters than this leave no room for the name. */
const LONG = 12;

/** What it would be if it ended now; where that has no room, as a number alone. */
function ScoreNote({ seat, seen, isCompact }: PlayerPanelProps) {
  const words = useWords();
  const note = scoreNote(seat, seen, isCompact, words);
  const hasRoom = !isCompact || (note.length <= LONG && seat.player.oneUse.length === 0);
  return (
    <>
      {hasRoom && (
        <small className="said-in-full" aria-hidden="true">
          {withMinus(note)}
        </small>
      )}
      <small className={hasRoom ? 'said-shortly' : ''} aria-hidden="true">
        → {withMinus(`${seen.score}`)}
      </small>
    </>
  );
}

function scoreNote(seat: Seated, seen: SeenScore, isCompact: boolean, { table }: Words): string {
  if (seat.final !== undefined) return table.onTrack(seat.player.score);
  return isCompact ? table.ifEndedShort(seen.score) : table.ifEnded(seen.score);
}

function FirstPlayer({ isShort }: { readonly isShort: boolean }) {
  const words = useWords();
  return (
    <span className={`first ${isShort ? 'short' : ''}`}>
      <Icon name="firstPlayer" size={15} label={words.table.firstPlayer} />
      {!isShort && (
        <span className="said-in-full" aria-hidden="true">
          {words.table.first}
        </span>
      )}
    </span>
  );
}
