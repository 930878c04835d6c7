import { Icon } from '@ochre/ui/art/icon.tsx';
import { FOLLOWERS } from '../../rules/index.ts';
import { useWords, type Words } from '../in-words.tsx';
import { ComingPoints } from '../motion/coming-points.tsx';
import { Holdings } from './holdings.tsx';
import './player-panel.css';
import { PointsByKind } from './points-by-kind.tsx';
import type { Seated } from './seat.ts';
import type { Standing } from './standing.ts';

interface PlayerPanelProps {
  readonly seat: Seated;
  readonly standing: Standing;
  /** Four or five have less room each. */
  readonly isSmall: boolean;
  /** Whether its points are shown by kind: always, or when somebody taps the score. */
  readonly byKind?: ByKindShown;
}

/** What the points are made of stands in the place of what stands on the land. */
export interface ByKindShown {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** Everything a player has, at a glance. */
export function PlayerPanel({ seat, standing, isSmall, byKind }: PlayerPanelProps) {
  const words = useWords();
  const { board } = words;
  const { tribe, name, about, note } = seat;
  const classes = ['player', 'paper', tribe, isSmall && 'small', seat.isAsked && 'asked'];
  const supply = <Supply seat={seat} size={isSmall ? 17 : 25} />;
  return (
    <section
      className={classes.filter(Boolean).join(' ')}
      aria-label={sayPlayer(seat, standing, words)}
      data-panel={seat.number}
    >
      <header>
        <Icon name={`standing-${tribe}`} size={isSmall ? 31 : 36} />
        <div className="player-name">
          <b className="display">{name}</b>
          <small>{note ?? about}</small>
        </div>
        {isSmall && supply}
        <Score seat={seat} standing={standing} isSmall={isSmall} byKind={byKind} />
      </header>
      {!isSmall && (
        <div className="supply-line">
          {supply}
          <small>{board.atHand(seat.supply)}</small>
        </div>
      )}
      {standing.byKind !== undefined && byKind?.isOpen !== false && (
        <PointsByKind kinds={standing.byKind} />
      )}
      {byKind?.isOpen !== true && (
        <Holdings tribe={tribe} holdings={standing.holdings} isSmall={isSmall} />
      )}
    </section>
  );
}

type ScoreProps = Required<Omit<PlayerPanelProps, 'byKind'>> & {
  readonly byKind: ByKindShown | undefined;
};

/** The panel itself says it aloud. */
function Score({ seat, standing: { ifEnded, ...standing }, isSmall, byKind }: ScoreProps) {
  const { board, end } = useWords();
  const score = (
    <>
      <b className="display" data-has="score">
        {seat.final ?? seat.score}
        <ComingPoints player={seat.number} score={seat.score} />
      </b>
      {seat.final === undefined && ifEnded !== undefined && (
        <small>{(isSmall ? board.ifEndedShort : board.ifEnded)(ifEnded)}</small>
      )}
    </>
  );
  return byKind === undefined || standing.byKind === undefined ? (
    <div className="player-score" aria-hidden="true">
      {score}
    </div>
  ) : (
    <button
      type="button"
      className="player-score"
      aria-label={end.table}
      aria-pressed={byKind.isOpen}
      onClick={byKind.toggle}
    >
      {score}
    </button>
  );
}

/** A player's name and points, read aloud. */
export const sayPlayer = (
  { name, about, score, final }: Seated,
  { ifEnded }: Standing,
  { board, points }: Words,
): string =>
  final === undefined && ifEnded !== undefined
    ? board.player(name, about, points(score), board.ifEnded(ifEnded))
    : board.playerAtEnd(name, about, points(final ?? score));

interface SupplyProps {
  readonly seat: Seated;
  readonly size: number;
}

/** Seven followers: those on the land are pale. */
export function Supply({ seat: { tribe, supply, number }, size }: SupplyProps) {
  const { board } = useWords();
  return (
    <span className="supply" role="img" aria-label={board.atHand(supply)} data-supply={number}>
      {Array.from({ length: FOLLOWERS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one follower is like the other.
        <span key={at} className={at < supply ? '' : 'out'}>
          <Icon name={`person-${tribe}`} size={size} />
        </span>
      ))}
    </span>
  );
}
