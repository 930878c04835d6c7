import { describe, expect, it } from 'vitest';
import type { Result } from '../../scoring.ts';
import { acting, bought, type Turn } from './testing/turns.ts';

const EMPTY = {
  board: { food: 0, wood: 0, clay: 0, stone: 0, gold: 0 },
  tokens: { low: 0, high: 0 },
};

/**
 * A last turn that costs no points: a card of 3 points is bought on space 2. All 10 people are
 * there, and agriculture feeds them.
 */
function ended({ solo, player, ...turn }: Turn = {}): Result {
  const all = { people: 10, agriculture: 10, ...player };
  const game = bought('C22', 2, {
    ...{
      deckLeft: 1,
      stacksLeft: [4, 1],
      stacks: [[], ['B02', 'B03', 'B04', 'B05', 'B06', 'B26']],
    },
    ...turn,
    solo: { ...EMPTY, ...solo },
    player: { ...all, wood: 3, score: (all.score ?? 0) - 6 },
  }).moves('build building2 wood=1');
  return game.all.result!;
}

const linesOf = (turn: Turn = {}): Readonly<Record<string, number>> => ended(turn).breakdown[0]!;

describe('P7.1 Lost', () => {
  it('P7.1 P7.2: the lines are those of the base game and those of the board', () => {
    expect(linesOf()).toEqual({
      ...{ track: 0, culture: 1, farmers: 0, toolmakers: 0, builders: 0, shamans: 0 },
      ...{ resources: 0, board: 0, discarded: 0, tokens: 0, hut: 0, drawStack: 0 },
    });
  });

  it.each([
    [{ wood: 3 }, -3],
    [{ clay: 4 }, -4],
    [{ stone: 2 }, -4],
    [{ gold: 5 }, -10],
    [{ food: 9 }, 0],
    [{ wood: 20, clay: 16, stone: 12, gold: 10 }, -80],
  ])('P7.1: %j left on the board count %i', (board, points) => {
    expect(linesOf({ solo: { board: { ...EMPTY.board, ...board } } }).board).toBe(points);
  });

  it('P7.1: what lies outside costs nothing', () => {
    const outside = { wood: 5, clay: 5, stone: 5, gold: 5 };
    expect(linesOf({ solo: { outside } })).toMatchObject({ board: 0, resources: 0 });
  });

  it('P7.1: each card in the discard costs 1', () => {
    expect(linesOf({ solo: { discard: ['C01', 'C02', 'C03'] } }).discarded).toBe(-3);
  });

  it('P7.1 P5.6: a discarded card that was taken no longer counts', () => {
    const solo = { discard: ['C01', 'C02'] };
    const game = bought('C05', 2, { solo, stacksLeft: [0, 6] });
    game.moves('draw C02', 'leave building2', 'feed food=5');
    expect(game.all.result!.breakdown[0]).toMatchObject({ discarded: -1 });
  });

  it.each([
    [{ low: 3, high: 2 }, -9],
    [{ low: 2, high: 0 }, -2],
    [{ low: 0, high: 1 }, -3],
  ])('P7.1: tool tokens left on the board, %j, count %i', (tokens, points) => {
    expect(linesOf({ solo: { tokens } }).tokens).toBe(points);
  });

  it.each([
    [5, -15],
    [8, -6],
  ])('P7.1: with %i people the hut counts %i', (people, points) => {
    expect(linesOf({ player: { people } }).hut).toBe(points);
  });
});

describe('P7.2 Gained', () => {
  it.each([
    [1, 0],
    [4, 30],
    [13, 120],
  ])('P7.2: of %i cards one fills the row, and the rest counts %i', (deckLeft, points) => {
    expect(linesOf({ deckLeft }).drawStack).toBe(points);
  });

  it('P7.2: resources left count 1 each', () => {
    expect(linesOf({ player: { clay: 1, stone: 2, gold: 3 } }).resources).toBe(6);
  });

  // The 3 wood that the last turn pays go outside too, so the pool starts with 3 less.
  it.each([
    [1, {}, 0],
    [1, { gold: 1 }, 1],
    [1, { gold: 1, clay: 1 }, 2],
    [1, { clay: 5 }, 2],
    [2, { stone: 3 }, 3],
    [2, { clay: 9 }, 4],
  ])('P7.2: %i × any two resources with %j outside count %i', (redeemable, pool, points) => {
    const outside = { clay: 0, stone: 0, gold: 0, ...pool, wood: -3 };
    expect(linesOf({ player: { redeemable }, solo: { outside } }).resources).toBe(points);
  });

  it('P7.2: food counts nothing', () => {
    expect(ended({ player: { food: 10 } }).scores).toEqual(ended({ player: { food: 0 } }).scores);
  });

  it('P7.2 B10.1: culture cards score as in the base game', () => {
    const cards = ['C28', 'C03', 'C12', 'C05'];
    expect(linesOf({ player: { cards } }).culture).toBe(3 * 3 + 2 * 2);
  });

  it.each([
    ['farmers', ['C30', 'C27'], 3 * 10],
    ['toolmakers', ['C01', 'C02'], 3 * 5],
    ['builders', ['C35', 'C04'], 4 * 3],
    ['shamans', ['C06', 'C10'], 3 * 10],
  ])('P7.2 B10.2: %s score as in the base game', (line, cards, points) => {
    const player = { cards, tools: [3, 2, 0], buildings: ['B17', 'B18'] };
    const deck = ['C22', 'C28', 'C07', 'C08'];
    // The building of the last turn counts as well.
    expect(linesOf({ player, deck })[line]).toBe(points);
  });

  it('P7.2: the track counts as it is, also below 0', () => {
    expect(linesOf({ player: { score: -40 } }).track).toBe(-40);
  });
});

describe('P7.3 The grade', () => {
  it.each([
    [-50, [], 'defeat'],
    [119, [], 'defeat'],
    [120, [0], 'victory'],
    [139, [0], 'victory'],
    [140, [0], 'major'],
    [159, [0], 'major'],
    [160, [0], 'complete'],
    [230, [0], 'complete'],
  ])('P7.3: with %i points the winners are %j: %s', (points, winners, grade) => {
    expect(ended({ player: { score: points - 1 } })).toMatchObject({
      scores: [points],
      winners,
      grade,
    });
  });

  it('P7.3: the lines of the breakdown add up to the score', () => {
    const solo = { outside: { ...EMPTY.board, gold: 2 } };
    const game = acting({}, { solo, stacksLeft: [0, 6], player: { redeemable: 1 } });
    game.moves('leave building2', 'feed food=5');
    const { scores, breakdown, grade } = game.all.result!;
    const lines = Object.values(breakdown[0]!);
    expect(lines.reduce((sum, line) => sum + line)).toBe(scores[0]);
    // −2 for the person who left, 2 for any two resources; 12 cards are left in the draw stack.
    expect(scores[0]).toBe(-2 + 2 - 80 - 1 - 9 - 15 + 120);
    expect(grade).toBe('defeat');
  });
});
