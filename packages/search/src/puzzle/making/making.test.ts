import { bots } from '@ochre/pebbles/bots';
import { puzzles } from '@ochre/pebbles/puzzle-making';
import { type PebblesAction, pebbles } from '@ochre/pebbles/rules';
import { describe, expect, it } from 'vitest';
import { PUZZLE_KINDS, type Puzzle, positionOf } from '../index.ts';
import { isClear, isOpen, lossesOf } from './clear.ts';
import type { Solution } from './game-puzzles.ts';
import { makingFor } from './making.ts';
import { puzzlesIn } from './puzzles-in.ts';

const SETUP = pebbles.checkSetup({ players: 2 });
const WANTED = { kinds: PUZZLE_KINDS, player: 'easy', least: 'easy', spent: [] };

async function found(
  making: typeof puzzles,
  secrets: readonly string[],
  wanted: Parameters<typeof makingFor>[2] = WANTED,
): Promise<Puzzle[]> {
  const ready = await makingFor(making, SETUP, wanted);
  return secrets.flatMap((secret) => puzzlesIn(ready!, secret));
}

const SECRETS = ['ochre 0', 'ochre 3', 'ochre 4'];

describe('Making puzzles', () => {
  it('finds positions of a game that needs nothing more than a review and bots', async () => {
    const all = await found(puzzles, SECRETS);
    expect(all.length).toBeGreaterThan(0);
    for (const puzzle of all) {
      const { state } = positionOf(pebbles, puzzle);
      const legal = pebbles.legalActions(state).map((action) => pebbles.print(action));
      expect(puzzle).toMatchObject({ kind: 'rolled', judge: { name: 'heap' }, fails: 'easy' });
      expect(puzzle.losses[legal.indexOf(puzzle.best.move)]).toBe(0);
      expect(Math.min(...puzzle.losses.filter((lost) => lost > 0))).toBeGreaterThanOrEqual(60);
      expect(puzzle.best.share).toBeGreaterThanOrEqual(200);
      expect(puzzle.best.share).toBeLessThanOrEqual(800);
      // Who fails it would play the tempting move.
      const move = bots.playoutBot.choose(state, pebbles.legalActions(state), { below: () => 0 });
      expect(pebbles.print(move)).toBe(puzzle.tempting.move);
    }
  });

  it('finds the same twice', async () => {
    expect(await found(puzzles, SECRETS)).toEqual(await found(puzzles, SECRETS));
  });

  it('takes what a solver tells for certain, and asks again where that was a bound', async () => {
    const asked: number[] = [];
    const solving: typeof puzzles = {
      ...puzzles,
      solverFor: async () => ({
        name: 'oracle',
        version: '7',
        knows: () => true,
        solve(_seen, moves): Solution {
          asked.push(moves.length);
          const solved = moves.map(({ kind }) =>
            kind === 'roll'
              ? { share: 1, points: [30, 2] }
              : { share: 0.5, isAtMost: true as const },
          );
          const alone = [{ share: 0.25, points: [3, 20] }];
          return { moves: moves.length === 1 ? alone : solved, isCertain: true };
        },
      }),
    };
    const [puzzle] = await found(solving, SECRETS, { ...WANTED, kinds: ['exact'] });
    expect(puzzle).toMatchObject({
      kind: 'exact',
      judge: { name: 'oracle', version: '7' },
      best: { move: 'roll', share: 1000, points: [30, 2] },
      tempting: { share: 250, points: [3, 20] },
    });
    expect(puzzle!.losses.slice().sort((one, other) => one - other)).toEqual([0, 500, 500, 750]);
    expect(asked).toContain(1);
  });

  it('leaves out what was judged where playouts do not agree', async () => {
    const told = (isCertain: boolean): typeof puzzles => ({
      ...puzzles,
      solverFor: async () => ({
        name: 'fool',
        version: '1',
        // Where to roll is best by far.
        knows: ({ heap }) => heap === 12,
        solve: (_seen, moves) => ({
          moves: moves.map((_, at) => ({ share: [0.1, 0.9, 0.1, 0.2][at]! })),
          isCertain,
        }),
      }),
    });
    const exact = { ...WANTED, kinds: ['exact'] } as const;
    expect(await found(told(true), ['ochre 0'], exact)).toHaveLength(1);
    expect(await found(told(false), ['ochre 0'], exact)).toEqual([]);
  });

  it('takes what a level solves that a stronger one fails', async () => {
    const [{ move: best }] = (await found(puzzles, SECRETS)).map((one) => one.best) as [
      Puzzle['best'],
    ];
    const sound = {
      about: 'knows the answer',
      choose: (_seen: unknown, legal: readonly PebblesAction[]) =>
        legal.find((action) => pebbles.print(action) === best) ?? legal[0]!,
    };
    const levels = ['easy', 'sound', 'far'];
    const some = await found(
      {
        ...puzzles,
        review: { ...puzzles.review, game: { ...pebbles, meta: { ...pebbles.meta, levels } } },
        bots: {
          ...bots,
          lookAhead: ['far'],
          opponentNamed: async (name) => ({ bot: name === 'sound' ? sound : bots.playoutBot }),
        },
      },
      SECRETS,
      { ...WANTED, least: 'sound' },
    );
    expect(some.map((one) => one.best.move)).toContain(best);
    expect(some.every(({ fails }) => fails === 'far')).toBe(true);
  });

  it('finds puzzles of a game in which all levels look ahead', async () => {
    const ahead = { ...puzzles, bots: { ...bots, lookAhead: ['easy'] } };
    expect(await found(ahead, SECRETS)).not.toEqual([]);
  });

  it('leaves out answers of which there are enough', async () => {
    const some = await found(puzzles, SECRETS);
    const [{ move }] = some.map(({ best }) => best) as [Puzzle['best']];
    const others = await found(puzzles, SECRETS, { ...WANTED, spent: [move] });
    expect(others.map(({ best }) => best.move)).not.toContain(move);
  });

  it('finds nothing where nobody can be asked', async () => {
    expect(await found(puzzles, SECRETS, { ...WANTED, kinds: ['exact'] })).toEqual([]);
    const blind = { ...puzzles, review: { ...puzzles.review, judgeFor: async () => undefined } };
    expect(await makingFor(blind, SETUP, WANTED)).toBeUndefined();
  });
});

describe('A decision is clear', () => {
  it('where all that is not as good as the best loses enough', () => {
    expect(lossesOf([0.5, 0.497, 0.4])).toEqual([0, 0, 0.5 - 0.4]);
    expect(isClear([0.5, 0.43, 0.3], 2)).toBe(true);
    expect(isClear([0.5, 0.45, 0.3], 2)).toBe(false);
    // Among four a share is smaller, and so is what counts for much.
    expect(isClear([0.3, 0.245, 0.1], 4)).toBe(true);
  });

  it('where few moves are right, and not all', () => {
    expect(isClear([0.5, 0.5], 2)).toBe(false);
    expect(isClear([0.5, 0.5, 0.1], 2)).toBe(false);
    expect(isClear([0.5, 0.5, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1], 2)).toBe(true);
  });

  it('and open while it is neither won nor lost', () => {
    expect([0.1, 0.2, 0.8, 0.9].map((best) => isOpen(best, 2))).toEqual([false, true, true, false]);
    expect(isOpen(0.1, 4)).toBe(true);
  });
});
