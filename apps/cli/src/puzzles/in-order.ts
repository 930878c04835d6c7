import type { Pieces } from '../many-games/work.ts';

/**
 * Takes parts in whatever order workers finish them and passes them on in that of the games, so that nothing depends
 * on who was faster. Tells of how many pieces were passed on.
 */
export function inOrder<Part extends Pieces>(pass: (part: Part) => void): (part: Part) => number {
  const early = new Map<number, Part>();
  let next = 0;
  return (part) => {
    early.set(part.from, part);
    const before = next;
    for (let due = early.get(next); due !== undefined; due = early.get(next)) {
      early.delete(next);
      next = due.to;
      pass(due);
    }
    return next - before;
  };
}
