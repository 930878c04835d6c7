import { pebbles } from '@ochre/pebbles/rules';
import { describe, expect, it } from 'vitest';
import {
  BATCH_FORMAT,
  type Batch,
  creditFor,
  idOf,
  mayLoseMore,
  type Puzzle,
  positionOf,
  puzzleOfDay,
  readBatch,
  solvedBy,
} from './index.ts';

const PUZZLE: Puzzle = {
  setup: { players: 2, modules: [], options: {} },
  secret: 'ochre 0',
  moves: ['take 1', 'take 1', 'take 3'],
  player: 1,
  kind: 'rolled',
  judge: { name: 'heap', version: '1' },
  losses: [75, 150, 300, 0],
  best: { move: 'roll', share: 400, points: [11, 10] },
  tempting: { move: 'take 1', share: 325, points: [12, 9] },
  fails: 'easy',
};

const batchOf = (puzzles: readonly Puzzle[], from = '2026-11-17'): Batch => ({
  format: BATCH_FORMAT,
  game: 'pebbles',
  rules: pebbles.rulesVersion,
  from,
  puzzles,
});

/** So many that can be told apart. */
const many = (count: number, name: string): Puzzle[] =>
  Array.from({ length: count }, (_, at) => ({ ...PUZZLE, secret: `${name} ${at}` }));

describe('A puzzle', () => {
  it('gives credit by what is lost: all for the best, nothing for a blunder', () => {
    expect([0, 1, 2, 3].map((at) => creditFor(PUZZLE, at))).toEqual([50, 0, 0, 100]);
    expect(() => creditFor(PUZZLE, 4)).toThrow('There is no legal move 4 of 4.');
  });

  it('counts a loss for more where everybody has a smaller share', () => {
    const ofFour = { ...PUZZLE, setup: { ...PUZZLE.setup, players: 4 } };
    expect(creditFor(ofFour, 0)).toBeLessThan(50);
  });

  it('may lose more than was counted where much is lost, but not by what tempts', () => {
    const counted = { ...PUZZLE, kind: 'exact', losses: [75, 150, 300, 0] } as const;
    const may = (puzzle: Puzzle, at: number, move: string) => mayLoseMore(puzzle, at, move);
    expect(may(counted, 2, 'take 3')).toBe(true);
    expect(may(counted, 1, 'take 2')).toBe(false);
    expect(may(counted, 2, counted.tempting.move)).toBe(false);
    expect(may(PUZZLE, 2, 'take 3')).toBe(false);
  });

  it('is known by its game and its moves alone', () => {
    expect(idOf({ ...PUZZLE, losses: [1, 0] })).toBe(idOf(PUZZLE));
    expect(idOf({ ...PUZZLE, moves: PUZZLE.moves.slice(1) })).not.toBe(idOf(PUZZLE));
    expect(idOf(PUZZLE)).toMatch(/^[0-9a-f]{16}$/);
  });

  it('is solved by the levels above the one that fails', () => {
    expect(solvedBy(PUZZLE, ['novice', 'easy', 'medium'])).toBe('medium');
    expect(solvedBy(PUZZLE, ['easy'])).toBeUndefined();
  });

  it('is played to its position by the rules', () => {
    const { state, moves } = positionOf(pebbles, PUZZLE);
    expect(moves.map(({ player }) => player)).toEqual([0, 1, 0]);
    expect(pebbles.legalActions(state)).toHaveLength(PUZZLE.losses.length);
  });

  it.each([
    [{ moves: ['take 1', 'take 9'] }, /puzzle move 2 \(take 9\): /],
    [{ player: 0 }, /puzzle player: 1 must decide, not 0/],
    [{ losses: [0, 3] }, /puzzle losses: 4 moves are legal, and 2 losses are written/],
  ])('that does not fit the rules is refused: %j', (wrong, reason) => {
    expect(() => positionOf(pebbles, { ...PUZZLE, ...wrong })).toThrow(reason);
  });
});

describe('A batch', () => {
  it('is read as it was written', () => {
    const batch = batchOf([PUZZLE]);
    expect(readBatch(pebbles as never, JSON.parse(JSON.stringify(batch)))).toEqual(batch);
  });

  it.each([
    ['no object', [], /puzzles: an object is expected/],
    ['another format', { ...batchOf([]), format: 2 }, /format: 1 is expected/],
    ['another game', { ...batchOf([]), game: 'chess' }, /game: pebbles is expected, not "chess"/],
    ['other rules', { ...batchOf([]), rules: '0' }, /rules: only version 1 is known/],
    ['no date', batchOf([], '2026-02-30'), /from: a date as 2026-11-17 is expected/],
    ['no list', { ...batchOf([]), puzzles: {} }, /puzzles: a list is expected/],
    ...(
      [
        [
          { setup: { ...PUZZLE.setup, players: 9 } },
          /players: a whole number from 2 to 4 is expected/,
        ],
        [{ setup: { players: 2, options: {} } }, /puzzles 1 setup: modules are expected/],
        [{ setup: { players: 2, modules: [] } }, /puzzles 1 setup: options are expected/],
        [{ secret: '' }, /puzzles 1 secret: a text is expected/],
        [{ moves: [1] }, /puzzles 1 moves: a list of texts is expected/],
        [{ player: 2 }, /puzzles 1 player: a seat from 0 to 1 is expected/],
        [{ kind: 'guessed' }, /puzzles 1 kind: exact or rolled is expected/],
        [{ judge: { name: 'heap' } }, /puzzles 1 judge: a name and a version are expected/],
        [{ losses: [1, 2] }, /puzzles 1 losses: thousandths are expected: 0 for the best/],
        [{ losses: [0, 0] }, /puzzles 1 losses: thousandths are expected: 0 for the best/],
        [{ losses: [0, 0.5] }, /puzzles 1 losses: thousandths are expected/],
        [{ best: { move: 'roll', share: 1, points: [1] } }, /puzzles 1 best: a move, its share/],
        [{ fails: 'nobody' }, /puzzles 1 fails: one of easy is expected/],
      ] as const
    ).map(([wrong, reason]) => [
      JSON.stringify(wrong),
      { ...batchOf([]), puzzles: [{ ...PUZZLE, ...wrong }] },
      reason,
    ]),
  ] as [string, unknown, RegExp][])('is refused with %s', (_name, read, reason) => {
    expect(() => readBatch(pebbles as never, read)).toThrow(reason);
  });
});

describe('The puzzle of a day', () => {
  const first = batchOf(many(5, 'first'));
  const days = Array.from({ length: 12 }, (_, at) => `2026-11-${17 + at}`);
  const of = (batches: readonly Batch[]) => days.map((day) => puzzleOfDay(batches, day)?.secret);

  it('comes round when all have been set', () => {
    const set = of([first]);
    expect(new Set(set.slice(0, 5)).size).toBe(5);
    expect(set.slice(5, 10)).toEqual(set.slice(0, 5));
  });

  it('does not change when more come out', () => {
    const second = batchOf(many(3, 'second'), '2026-11-21');
    const [before, after] = [of([first]), of([first, second])];
    expect(after.slice(0, 4)).toEqual(before.slice(0, 4));
    // New ones are set first, then all others.
    expect(after.slice(4, 7).every((secret) => secret?.startsWith('second'))).toBe(true);
    expect(new Set(after.slice(4, 12)).size).toBe(8);
  });

  it('is none before the first came out', () => {
    expect(puzzleOfDay([first], '2026-11-16')).toBeUndefined();
  });

  it('goes on over the end of a month, a leap day and a year', () => {
    const set = (from: string, day: string) =>
      puzzleOfDay([batchOf(many(400, 'year'), from)], day)?.secret;
    const order = Array.from({ length: 30 }, (_, at) =>
      set('2026-11-01', `2026-11-${String(at + 1).padStart(2, '0')}`),
    );
    expect(new Set(order).size).toBe(30);
    const across = ['2028-02-28', '2028-02-29', '2028-03-01', '2028-12-31', '2029-01-01'];
    expect(new Set(across.map((day) => set('2028-02-01', day))).size).toBe(5);
  });
});
