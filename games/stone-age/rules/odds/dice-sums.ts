import { MOST_PEOPLE } from '../people.ts';

/** How dice fall: exact, and computed once. */

/** B4.4: one die per person, so nobody ever rolls more. */
export const MOST_DICE = MOST_PEOPLE;

/** How many of the 6ⁿ rolls of n dice have each sum: `WAYS[n][sum]`. */
export const WAYS: readonly (readonly number[])[] = allWays();

function allWays(): number[][] {
  const all = [[1]];
  for (let dice = 1; dice <= MOST_DICE; dice++) all.push(withOneMoreDie(all[dice - 1]!));
  return all;
}

function withOneMoreDie(ways: readonly number[]): number[] {
  const more = new Array<number>(ways.length + 6).fill(0);
  ways.forEach((count, sum) => {
    for (let face = 1; face <= 6; face++) more[sum + face]! += count;
  });
  return more;
}

/** The same as chances: `SUM_CHANCES[n][sum]`. */
export const SUM_CHANCES: readonly (readonly number[])[] = WAYS.map((ways, dice) =>
  ways.map((count) => count / 6 ** dice),
);

/** Dice that have fallen already: the sum is certain. */
export const certainSum = (sum: number): readonly number[] => [
  ...new Array<number>(sum).fill(0),
  1,
];
