import { ofSeat } from '@ochre/kernel';
import type { Seat } from '@ochre/ui/seat.ts';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../in-words.tsx';
import './boxes.css';
import type { DoneSince } from './since-then.ts';

interface SinceBoxProps {
  readonly done: readonly DoneSince[];
  readonly seats: readonly Seat[];
  readonly where: 'sky' | 'bar';
  readonly onClose: () => void;
}

/** When the turn has come: what each bot did meanwhile, in a line. */
export function SinceBox({ done, seats, where, onClose }: SinceBoxProps) {
  const { scene } = useWords();
  return (
    <section
      className={`since-box paper ${where === 'sky' ? 'over-land' : ''}`}
      aria-label={scene.sinceYourTurn}
    >
      <ul>
        {done.map(({ seat, did }) => (
          <li key={seat}>
            <Icon name={`person-${ofSeat(seats, seat).tribe}`} size={18} />
            <span>
              <b>
                <bdi>{ofSeat(seats, seat).name}</bdi>:
              </b>{' '}
              {did.join(', ')}
            </span>
          </li>
        ))}
      </ul>
      <button type="button" className="close" aria-label={scene.close} onClick={onClose}>
        <Icon name="no" size={16} />
      </button>
    </section>
  );
}
