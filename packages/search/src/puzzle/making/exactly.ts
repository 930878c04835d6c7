import { type Asked, isSpent, randomOf, seenBy } from './asked.ts';
import { isClear, lossesOf, nextBest } from './clear.ts';
import type { Solution, Solver } from './game-puzzles.ts';
import { failedBy } from './levels.ts';
import type { Making } from './making.ts';
import { byJudge, isDifference, isSeconded, pointsBy } from './opinions.ts';
import type { Told } from './told.ts';

/** What a solver tells, if one move is clearly best; playouts of all kinds must agree where it was judged. */
export function exactly<State, Action>(
  making: Making<State, Action>,
  asked: Asked<State, Action>,
  solver: Solver<State, Action>,
): Told | 'unknown' | undefined {
  const solve = (moves: readonly Action[]): Solution | undefined => {
    const random = randomOf(asked, 'solver');
    return solver.solve(seenBy(making, asked, random), moves, random);
  };
  const solution = solve(asked.legal);
  if (solution === undefined) return 'unknown';
  const { isCertain, moves } = solution;
  const shares = moves.map(({ share }) => share);
  if (!isClear(shares, making.setup.players)) return undefined;
  const losses = lossesOf(shares);
  const best = losses.indexOf(0);
  if (isSpent(making, asked, best)) return undefined;
  const failed = failedBy(making, asked, losses);
  if (failed === undefined) return undefined;
  const playouts = byJudge(making, asked);
  if (!isCertain) {
    const wrong = [...new Set([failed.at, nextBest(losses)])];
    if (!wrong.every((at) => isDifference(playouts, [best, at], asked.player))) return undefined;
    if (!isSeconded(making, asked, best, wrong)) return undefined;
  }
  // What is told of a move is not a bound.
  const tempting = moves[failed.at]!.isAtMost
    ? solve([asked.legal[failed.at]!])?.moves[0]
    : moves[failed.at];
  if (tempting === undefined) return undefined;
  losses[failed.at] = shares[best]! - tempting.share;
  const { name, version } = solver;
  return {
    kind: 'exact',
    judge: { name, version },
    losses,
    best,
    failed,
    share: shares[best]!,
    points: (at) => (at === best ? moves[best]! : tempting).points ?? pointsBy(playouts, at),
  };
}
