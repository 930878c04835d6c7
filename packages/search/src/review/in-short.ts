import { GRADES } from './grades.ts';
import type { Ledger } from './ledger.ts';
import type { Moment } from './moment.ts';

/** What a game came to for one seat: in shares and in points. */
export interface InShort {
  /** All of it, that of the start too. */
  readonly luck: Amount;
  /** Decisions of its own that were worse than good, and what they lost together. */
  readonly mistakes: number;
  readonly lost: Amount;
}

interface Amount {
  readonly share: number;
  readonly points: number;
}

const GOOD = GRADES.indexOf('good');

/** Was it luck? The answer to one seat, in numbers. */
export function inShort(ledger: Ledger, moments: readonly Moment[], seat: number): InShort {
  const { luck, startLuck } = ledger;
  const losses = moments.flatMap(({ player, choice }) =>
    player === seat && choice?.better !== undefined && GRADES.indexOf(choice.grade) > GOOD
      ? [choice.better.loss]
      : [],
  );
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  return {
    luck: {
      share: luck.shares[seat]! + startLuck.shares[seat]!,
      points: luck.points[seat]! + startLuck.points[seat]!,
    },
    mistakes: losses.length,
    lost: {
      share: sum(losses.map(({ shares }) => shares[seat]!)),
      points: sum(losses.map(({ points }) => points[seat]!)),
    },
  };
}
