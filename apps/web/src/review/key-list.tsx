import type { KeyMoment } from '@ochre/search/review';
import { Icon } from '@ochre/ui/art/icon.tsx';
import type { Seat } from '@ochre/ui/seat.ts';
import { useWords } from '../words/language.tsx';

interface KeyListProps {
  readonly keys: readonly KeyMoment[];
  readonly seats: readonly Seat[];
  readonly at: number;
  /** What was done, or what came to light, in words. */
  readonly say: (key: KeyMoment) => string;
  readonly onGo: (moves: number) => void;
}

/** Where the game was decided, each a tap away. */
export function KeyList({ keys, seats, at, say, onGo }: KeyListProps) {
  const { review } = useWords();
  return (
    <section className="review-keys">
      <h3>{review.keyMoments}</h3>
      {keys.length === 0 && <p className="quiet">{review.nothingLost}</p>}
      <ol>
        {keys.map((key) => {
          const { kind, moment, seat, share } = key;
          const moves = moment.at + 1;
          return (
            <li key={`${kind} ${moves}`}>
              <button
                type="button"
                {...(moves === at ? { 'aria-current': 'true' } : {})}
                onClick={() => onGo(moves)}
              >
                <Icon name={`person-${seats[seat]!.tribe}`} size={18} label={seats[seat]!.name} />
                <span>
                  <b>{kind === 'loss' ? review.grades[key.grade] : review.lines.luck}</b> {say(key)}
                </span>
                <b className={share > 0 ? 'won' : 'lost'}>{review.figures.morePercent(share)}</b>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
