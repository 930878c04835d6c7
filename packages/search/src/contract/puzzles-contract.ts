import { describe, expect, it } from 'vitest';
import {
  creditFor,
  FULL_CREDIT,
  idOf,
  type Puzzle,
  type PuzzleShelf,
  positionOf,
  readShelf,
} from '../puzzle/index.ts';
import type { Rules } from '../value/rules.ts';

/** What the puzzles that a game brings must keep: all of them are checked, and one in so many is played to its position. */
export function puzzlesContract<State, Action>(
  game: Rules<State, Action>,
  shelf: PuzzleShelf,
  everyOther: number,
): void {
  const all = async (): Promise<readonly Puzzle[]> =>
    (await readShelf(game as Rules<unknown, unknown>, shelf)).flatMap(({ puzzles }) => puzzles);

  describe(`The puzzles of ${game.meta.title}`, () => {
    it('are all different, and never much of the same', async () => {
      const puzzles = await all();
      expect(new Set(puzzles.map(idOf)).size).toBe(puzzles.length);
      const answers = new Map<string, number>();
      for (const { best } of puzzles) answers.set(best.move, (answers.get(best.move) ?? 0) + 1);
      expect(Math.max(...answers.values())).toBeLessThanOrEqual(Math.max(20, 0.1 * puzzles.length));
    });

    it('come out on different days, the weakest level first', async () => {
      const batches = await readShelf(game as Rules<unknown, unknown>, shelf);
      const days = batches.map(({ from }) => from);
      expect(days).toEqual([...new Set(days)].sort());
      for (const { puzzles } of batches) {
        const ranks = puzzles.map(({ fails }) => game.meta.levels.indexOf(fails));
        expect(ranks).toEqual(ranks.slice().sort((one, other) => one - other));
      }
    });

    it('have a best move that loses nothing, and a tempting one that does', async () => {
      for (const puzzle of (await all()).filter((_, at) => at % everyOther === 0)) {
        const { state } = positionOf(game, puzzle);
        const legal = game.legalActions(state).map((action) => game.print(action));
        const [best, tempting] = [puzzle.best, puzzle.tempting].map(({ move }) =>
          legal.indexOf(move),
        );
        expect(puzzle.losses[best!], idOf(puzzle)).toBe(0);
        expect(creditFor(puzzle, best!)).toBe(FULL_CREDIT);
        expect(puzzle.losses[tempting!], idOf(puzzle)).toBeGreaterThan(0);
        expect(creditFor(puzzle, tempting!)).toBeLessThan(FULL_CREDIT);
        const lost = puzzle.best.share - puzzle.tempting.share;
        expect(Math.abs(lost - puzzle.losses[tempting!]!)).toBeLessThanOrEqual(2);
      }
    });
  });
}
