import { scaleFor } from '../../review/grades.ts';

/** The best moves are so much better than the next, of winning at two players. */
const MARGIN = 0.06;
/** What loses less than this is as good as the best. */
const SAME = 0.005;
/** A game is open while the best move wins with such a chance. */
const OPEN = [0.2, 0.8] as const;

export const marginAmong = (players: number): number => MARGIN * scaleFor(players);

/** What is lost by every move; whoever is as good as the best loses nothing. */
export function lossesOf(shares: readonly number[]): number[] {
  const best = Math.max(...shares);
  return shares.map((share) => (best - share < SAME ? 0 : best - share));
}

/** The move that is best among the wrong ones. */
export const nextBest = (losses: readonly number[]): number =>
  losses.indexOf(Math.min(...losses.filter((lost) => lost > 0)));

/** Whether the best move wins neither almost surely nor hardly ever. */
export const isOpen = (best: number, players: number): boolean =>
  // Of many players each has a smaller share.
  best >= (OPEN[0] * 2) / Math.max(2, players) && best <= OPEN[1];

/** Whether something is wrong, and all that is loses so much. */
export function hasMargin(shares: readonly number[], margin: number): boolean {
  const wrong = lossesOf(shares).filter((lost) => lost > 0);
  return wrong.length > 0 && Math.min(...wrong) >= margin;
}

/** Of all moves such a part may be right, or one: else there is nothing to find. */
const FEW_RIGHT = 0.25;

/** Whether few moves are right, and everything that is not as good as the best loses so much. */
export function isClear(
  shares: readonly number[],
  players: number,
  margin = marginAmong(players),
): boolean {
  const right = lossesOf(shares).filter((lost) => lost === 0).length;
  return right <= Math.max(1, FEW_RIGHT * shares.length) && hasMargin(shares, margin);
}
