import type { Moment, Start, Worth } from '@ochre/search/review';
import { Icon } from '@ochre/ui/art/icon.tsx';
import type { Seat } from '@ochre/ui/seat.ts';
import { nameOf } from '@ochre/words';
import { useWords } from '../words/language.tsx';

interface MomentCardProps {
  readonly moment: Moment;
  /** What everybody could expect before it. */
  readonly before: Worth;
  /** What was done, and what would have been better, in words. */
  readonly done: string;
  readonly better: string | undefined;
  /** What came to light. */
  readonly fell: string;
  readonly owner: number;
  readonly seats: readonly Seat[];
  readonly isBetterShown: boolean;
  readonly onShowBetter: (isShown: boolean) => void;
}

/** Who loses chances need not lose points, and less than this is noise. */
const NOTABLE = 0.5;

/** A move: what it was called, what would have been better, and what chance added. */
export function MomentCard(props: MomentCardProps) {
  const { moment, before, done, better, fell, owner, seats } = props;
  const { player, choice, luck, ways, after } = moment;
  const { review } = useWords();
  const { percent, morePercent, points } = review.figures;
  const grade = choice?.grade;
  const loss = choice?.better?.loss;
  return (
    <section className="review-moment" aria-live="polite">
      <h3>
        <Icon name={`person-${seats[player]!.tribe}`} size={20} label={seats[player]!.name} />
        <span>{done}</span>
        {grade !== undefined && <b className={`review-grade ${grade}`}>{review.grades[grade]}</b>}
      </h3>
      <p>{review.fromTo(percent(before.shares[player]!), percent(after.shares[player]!))}</p>
      {choice === undefined && <p className="quiet">{review.noChoice}</p>}
      {better !== undefined && loss !== undefined && (
        <div className="better">
          <p>
            <b className="review-term">{review.better}:</b> {better}{' '}
            {`(${review.instead(
              percent(choice!.better!.worth.shares[player]!),
              percent(choice!.better!.made.shares[player]!),
            )})`}
          </p>
          <p>
            {loss.points[player]! < NOTABLE
              ? review.costChance(percent(loss.shares[player]!))
              : review.cost(percent(loss.shares[player]!), points(loss.points[player]!))}{' '}
            {loss.shares.flatMap((share, seat) =>
              seat !== player && share < -0.005
                ? `${review.gained(nameOf(seat, { seats }), percent(-share))}. `
                : [],
            )}
          </p>
          <button
            type="button"
            className="button small"
            aria-pressed={props.isBetterShown}
            onClick={() => props.onShowBetter(!props.isBetterShown)}
          >
            <Icon name="eye" size={18} />
            {props.isBetterShown ? review.asPlayed : review.show}
          </button>
        </div>
      )}
      {ways > 1 && (
        <p className="fell">
          {fell !== '' && <span>{fell} </span>}
          <span>{review.luckOf(seats[owner]!.name, morePercent(luck.shares[owner]!))}</span>
        </p>
      )}
    </section>
  );
}

interface StartCardProps {
  readonly start: Start;
  readonly seats: readonly Seat[];
}

/** Before anybody decided anything: what the draw and the seat brought. */
export function StartCard({ start, seats }: StartCardProps) {
  const { review } = useWords();
  return (
    <section className="review-moment" aria-live="polite">
      <h3>{review.atStart}</h3>
      {seats.map(({ tribe, name }, seat) => (
        <p key={tribe}>
          {review.luckOf(name, review.figures.morePercent(start.luck.shares[seat]!))}
        </p>
      ))}
    </section>
  );
}
