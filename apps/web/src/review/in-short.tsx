import { inShort, type Ledger, type Moment } from '@ochre/search/review';
import type { Seat } from '@ochre/ui/seat.ts';
import { nameOf, sayInShort } from '@ochre/words';
import { useWords } from '../words/language.tsx';

interface InShortProps {
  readonly ledger: Ledger;
  readonly moments: readonly Moment[];
  readonly seats: readonly Seat[];
  /** Whose game it was; without it, a sentence for everybody. */
  readonly whose: number | undefined;
}

/** Was it luck? Said before anything is shown. */
export function InShort({ ledger, moments, seats, whose }: InShortProps) {
  const { review } = useWords();
  const told = (seat: number, name?: string): string =>
    sayInShort(review, review.figures, inShort(ledger, moments, seat), name);
  return (
    <section className="review-in-short">
      {whose === undefined ? (
        seats.map(({ tribe }, seat) => <p key={tribe}>{told(seat, nameOf(seat, { seats }))}</p>)
      ) : (
        <p>{told(whose)}</p>
      )}
    </section>
  );
}
