import { scaleFor } from '../review/grades.ts';
import { type Puzzle, THOUSANDTHS } from './puzzle.ts';

/** Whoever loses so much of winning at two players, which is a blunder, gets nothing. */
const NOTHING_FROM = 0.15;
export const FULL_CREDIT = 100;

/** What loses more need not be counted to the end: a solver may say of it that it loses at least so much. */
export const COUNTED_TO = 200;

/** Whether a move may lose more than is known. */
export const mayLoseMore = (
  { kind, losses, tempting }: Puzzle,
  at: number,
  move: string,
): boolean => kind === 'exact' && losses[at]! >= COUNTED_TO && move !== tempting.move;

/** What a move is worth as an answer, by its place in `legalActions`: all that is lost counts, evenly. */
export function creditFor({ losses, setup }: Puzzle, at: number): number {
  const lost = losses[at];
  if (lost === undefined) throw new Error(`There is no legal move ${at} of ${losses.length}.`);
  const all = THOUSANDTHS * NOTHING_FROM * scaleFor(setup.players);
  return Math.round(FULL_CREDIT * Math.max(0, 1 - lost / all));
}
