import { ofSeat } from '@ochre/kernel';
import type { SeenScore, Snapshot } from '@ochre/stone-age/rules';
import { Sheet } from '@ochre/ui/parts/sheet.tsx';
import { useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../in-words.tsx';
import { PlayerPanel } from './player-panel.tsx';
import { withMinus } from './with-minus.ts';
import './player-strip.css';
import { sayScore } from './say-score.ts';
import type { Seated } from './seat.ts';
import { SoloBoxes } from './solo-boxes.tsx';

interface PlayerStripProps {
  readonly view: Snapshot;
  readonly everybody: readonly Seated[];
  readonly seen: readonly SeenScore[];
}

/** The players on a phone: who, how many points, how many if it ended now; a tap tells the rest. */
export function PlayerStrip({ view, everybody, seen }: PlayerStripProps) {
  const words = useWords();
  const [open, setOpen] = useState<number>();
  const opened = open === undefined ? undefined : everybody[open];
  const sayPlayer = (number: number): string => {
    const seat = ofSeat(everybody, number);
    return words.aloud.player(seat.name, seat.about, sayScore(seat, ofSeat(seen, number), words));
  };
  return (
    <>
      <ul className="player-strip" aria-label={words.table.players}>
        {everybody.map(({ number, tribe, name, note, player, isFirst, isAsked }) => (
          <li key={number} className={isAsked ? 'paper asked' : 'paper'} data-panel={number}>
            <button type="button" onClick={() => setOpen(number)}>
              <span className="unseen">{sayPlayer(number)}</span>
              <Icon name={`person-${tribe}`} size={28} />
              <b aria-hidden="true">
                {withMinus(`${player.score}`)}
                <small>→{withMinus(`${ofSeat(seen, number).score}`)}</small>
              </b>
              <span className="strip-name" aria-hidden="true">
                {name}
              </span>
              {note !== undefined && <span className="strip-note">{note}</span>}
              {isFirst && <Icon name="firstPlayer" size={13} label={words.table.firstPlayer} />}
            </button>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Sheet title={opened.name} onClose={() => setOpen(undefined)}>
          <div className="opened-panel">
            <PlayerPanel seat={opened} seen={ofSeat(seen, opened.number)} isCompact={false} />
            {view.solo !== undefined && (
              <SoloBoxes
                view={view}
                solo={view.solo}
                seen={ofSeat(seen, opened.number)}
                tribe={opened.tribe}
              />
            )}
          </div>
        </Sheet>
      )}
    </>
  );
}
