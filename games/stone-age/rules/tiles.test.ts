import { describe, expect, it } from 'vitest';
import { BASE_TILES } from './components.ts';
import { startAt, type TestGame } from './testing/test-game.ts';

/** Wood, clay, stone, gold. */
type Four = readonly [number, number, number, number];

const NAMES = ['wood', 'clay', 'stone', 'gold'] as const;
const VALUES: Four = [3, 4, 5, 6];
const RICH: Four = [10, 10, 10, 10];

/** Player 0 stands at building1, where the tile lies open, and has so much. */
function atTile(tile: string, stock: Four): TestGame {
  const goods = Object.fromEntries(NAMES.map((name, at) => [name, stock[at]]));
  const players = [{ ...goods, at: { building1: 1, hut: 2 } }];
  return startAt({ players }, { stacks: [[tile]] });
}

const inText = (paid: Four): string =>
  NAMES.map((name, at) => (paid[at] ? ` ${name}=${paid[at]}` : '')).join('');

const sum = (paid: Four): number => paid.reduce((total, count) => total + count, 0);
const worth = (paid: Four): number => paid.reduce((all, count, at) => all + count * VALUES[at]!, 0);
const kindsOf = (paid: Four): number => paid.filter((count) => count > 0).length;

/** Every payment of up to 8 of each resource that a player with so much could name. */
function* payments(stock: Four): Generator<Four> {
  const most = stock.map((count) => Math.min(count, 8)) as unknown as Four;
  for (let wood = 0; wood <= most[0]; wood++)
    for (let clay = 0; clay <= most[1]; clay++)
      for (let stone = 0; stone <= most[2]; stone++)
        for (let gold = 0; gold <= most[3]; gold++) yield [wood, clay, stone, gold];
}

const FIXED: readonly (readonly [string, Four, number])[] = [
  ['B01', [2, 1, 0, 0], 10],
  ['B02', [2, 0, 1, 0], 11],
  ['B03', [1, 2, 0, 0], 11],
  ['B04', [2, 0, 0, 1], 12],
  ['B05', [1, 0, 2, 0], 13],
  ['B06', [0, 2, 1, 0], 13],
  ['B07', [0, 2, 0, 1], 14],
  ['B08', [0, 1, 2, 0], 14],
  ['B09', [0, 0, 2, 1], 16],
  ['B10', [1, 1, 1, 0], 12],
  ['B11', [1, 1, 1, 0], 12],
  ['B12', [1, 1, 0, 1], 13],
  ['B13', [1, 1, 0, 1], 13],
  ['B14', [1, 0, 1, 1], 14],
  ['B15', [1, 0, 1, 1], 14],
  ['B16', [0, 1, 1, 1], 15],
  ['B17', [0, 1, 1, 1], 15],
];

type Takes = (paid: Four) => boolean;
const kinds =
  (count: number, different: number): Takes =>
  (paid) =>
    sum(paid) === count && kindsOf(paid) === different;
const oneToSeven: Takes = (paid) => sum(paid) >= 1 && sum(paid) <= 7;

/** With the number of ways to pay from a rich stock, worked out by hand. */
const OPEN: readonly (readonly [string, string, number, Takes])[] = [
  ['B18', 'B7.3', 4, kinds(4, 1)],
  ['B19', 'B7.3', 18, kinds(4, 2)],
  ['B20', 'B7.3', 12, kinds(4, 3)],
  ['B21', 'B7.3', 1, kinds(4, 4)],
  ['B22', 'B7.3', 4, kinds(5, 1)],
  ['B23', 'B7.3', 24, kinds(5, 2)],
  ['B24', 'B7.3', 24, kinds(5, 3)],
  ['B25', 'B7.3', 4, kinds(5, 4)],
  ['B26', 'B7.4', 329, oneToSeven],
  ['B27', 'B7.4', 329, oneToSeven],
  ['B28', 'B7.4', 329, oneToSeven],
];

describe('every tile, built', () => {
  it('is in one of the tables here', () => {
    const tested = [...FIXED.map(([tile]) => tile), ...OPEN.map(([tile]) => tile)];
    expect(tested).toEqual(BASE_TILES.map(({ id }) => id));
  });

  it.each(FIXED)('B7.2: %s costs %j and scores %i', (tile, cost, points) => {
    const game = atTile(tile, RICH);
    expect(game.legal('build')).toEqual([`build building1${inText(cost)}`]);
    game.moves(`build building1${inText(cost)}`);
    const left = Object.fromEntries(NAMES.map((name, at) => [name, 10 - cost[at]!]));
    expect(game.player(0)).toMatchObject({ ...left, score: points, buildings: [tile] });
  });

  it.each(FIXED)('B7.2: %s is built for %j and nothing else', (tile, cost) => {
    const game = atTile(tile, RICH);
    for (let at = 0; at < 4; at++) {
      const more = cost.map((count, other) => count + (other === at ? 1 : 0)) as unknown as Four;
      const fewer = cost.map((count, other) => count - (other === at ? 1 : 0)) as unknown as Four;
      expect(game.whyNot(`build building1${inText(more)}`)).toBe('B7.2');
      if (cost[at]! > 0) expect(game.whyNot(`build building1${inText(fewer)}`)).toBe('B7.2');
    }
    expect(game.whyNot(`build building1${inText(cost)} food=1`)).toBe('B7.2');
    const poor = cost.map((count) => Math.max(0, count - 1)) as unknown as Four;
    expect(atTile(tile, poor).legal('build')).toEqual([]);
    expect(atTile(tile, poor).whyNot(`build building1${inText(cost)}`)).toBe('B7.2');
  });

  it.each(OPEN)('B7.3, B7.4: %s (%s) can be paid in %i ways', (tile, rule, ways, takes) => {
    const game = atTile(tile, RICH);
    const legal = new Set(game.legal('build'));
    expect(legal.size).toBe(ways);
    for (const paid of payments(RICH)) {
      if (sum(paid) === 0 || sum(paid) > 8) continue;
      const move = `build building1${inText(paid)}`;
      expect(legal.has(move), move).toBe(takes(paid));
      if (!takes(paid)) expect(game.whyNot(move), move).toBe(rule);
    }
  });

  it.each(OPEN)('B7.3, B7.4: %s (%s) scores the value of what is paid', (tile, _, ways, takes) => {
    let built = 0;
    for (const paid of payments(RICH)) {
      if (!takes(paid)) continue;
      const game = atTile(tile, RICH).moves(`build building1${inText(paid)}`);
      const left = Object.fromEntries(NAMES.map((name, at) => [name, 10 - paid[at]!]));
      expect(game.player(0)).toMatchObject({ ...left, score: worth(paid), buildings: [tile] });
      built++;
    }
    expect(built).toBe(ways);
  });

  it.each(OPEN)('B7.3, B7.4: %s (%s) is paid from what one has', (tile, _rule, _ways, takes) => {
    const stocks: Four[] = [
      [0, 0, 0, 0],
      [3, 0, 2, 0],
      [1, 1, 1, 1],
      [0, 5, 0, 1],
      [4, 2, 0, 3],
      [2, 2, 2, 2],
    ];
    for (const stock of stocks) {
      const expected = [...payments(stock)]
        .filter(takes)
        .map((paid) => `build building1${inText(paid)}`);
      expect(atTile(tile, stock).legal('build').sort()).toEqual(expected.sort());
    }
  });
});
