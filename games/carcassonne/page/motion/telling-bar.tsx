import { ofSeat } from '@ochre/kernel';
import { Icon } from '@ochre/ui/art/icon.tsx';
import type { PlayedMove } from '@ochre/ui/motion/showing.ts';
import '@ochre/ui/parts/buttons.css';
import type { Seat } from '@ochre/ui/seat.ts';
import { useWords } from '../in-words.tsx';
import { ScoreSum } from './coming-points.tsx';

interface TellingBarProps {
  readonly move: PlayedMove;
  readonly seats: readonly Seat[];
  readonly skip: () => void;
}

/** The move that is played, where one looks. A tap on it ends it. The log says it aloud. */
export function TellingBar({ move, seats, skip }: TellingBarProps) {
  const { motion, play } = useWords();
  const { name, tribe } = ofSeat(seats, move.seat);
  return (
    <section className="decision-bar paper telling" aria-label={play.waiting(name)}>
      <Icon name={`standing-${tribe}`} size={40} />
      <div className="asked-for told" aria-hidden="true">
        <h2>{move.said}</h2>
      </div>
      <ScoreSum mover={move.seat} title={motion.score} />
      {!move.isOwn && (
        <div className="deeds">
          <button
            type="button"
            className="button"
            data-own
            aria-keyshortcuts="Escape"
            onClick={skip}
          >
            <Icon name="skip" size={18} />
            {motion.skip}
          </button>
        </div>
      )}
    </section>
  );
}
