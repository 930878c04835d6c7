import { ofSeat } from '@ochre/kernel';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { useWords } from '../in-words.tsx';
import { ComingPoints } from '../motion/coming-points.tsx';
import { Supply, sayPlayer } from './player-panel.tsx';
import './player-strip.css';
import type { Seated } from './seat.ts';
import type { Standing } from './standing.ts';

interface PlayerStripProps {
  readonly everybody: readonly Seated[];
  readonly standings: readonly Standing[];
  readonly onOpen: () => void;
}

/** Two have room for their supply too. */
const ROOMY = 2;

/** The players on a phone: who, how many points, how many if it ended now; a tap tells the rest. */
export function PlayerStrip({ everybody, standings, onOpen }: PlayerStripProps) {
  const words = useWords();
  return (
    <ul className="land-strip" aria-label={words.table.players}>
      {everybody.map((seat) => {
        const { number, tribe, name, note, isAsked } = seat;
        const standing = ofSeat(standings, number);
        return (
          <li key={number} className={isAsked ? 'paper asked' : 'paper'} data-panel={number}>
            <button type="button" onClick={onOpen}>
              <span className="unseen">{sayPlayer(seat, standing, words)}</span>
              <Icon name={`person-${tribe}`} size={28} />
              <b aria-hidden="true">
                <span data-has="score">{seat.final ?? seat.score}</span>
                <ComingPoints player={number} score={seat.score} />
                {seat.final === undefined && standing.ifEnded !== undefined && (
                  <small>→{standing.ifEnded}</small>
                )}
              </b>
              <span className="strip-who">{note ?? <span aria-hidden="true">{name}</span>}</span>
              {everybody.length <= ROOMY && <Supply seat={seat} size={15} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
