import { randomUUID } from 'node:crypto';
import { randomFrom } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { BASE_TILES, type Cost, STYLE_TILES } from '../../components.ts';
import { stoneAge } from '../../game.ts';
import { startAt, type TestGame } from '../../testing/test-game.ts';

/**
 * S5.5 against an independent count: every payment of every price with every gift, straight from
 * the sentences of the rulebook.
 */
const ITEMS = ['wood', 'clay', 'stone', 'gold', 'jewelry'] as const;
type Items = Readonly<Record<(typeof ITEMS)[number], number>>;
const VALUES = { wood: 3, clay: 4, stone: 5, gold: 6, jewelry: 0 } as const;

const items = (count: (item: (typeof ITEMS)[number]) => number): Items => ({
  wood: count('wood'),
  clay: count('clay'),
  stone: count('stone'),
  gold: count('gold'),
  jewelry: count('jewelry'),
});
const total = (some: Items): number => ITEMS.reduce((sum, item) => sum + some[item], 0);
const value = (some: Items): number =>
  ITEMS.reduce((sum, item) => sum + some[item] * VALUES[item], 0);
const words = (some: Items): string =>
  ITEMS.filter((item) => some[item] > 0)
    .map((item) => `${item}=${some[item]}`)
    .join(' ');

/** Every choice of up to 7 items, by size. */
const CHOICES: readonly (readonly Items[])[] = Array.from({ length: 8 }, (_, size) =>
  choicesOf(size),
);

function choicesOf(size: number, from: readonly string[] = ITEMS): Items[] {
  const [first, ...rest] = from;
  if (first === undefined) return size === 0 ? [items(() => 0)] : [];
  return Array.from({ length: size + 1 }, (_, count) =>
    choicesOf(size - count, rest).map((others) => ({ ...others, [first]: count })),
  ).flat();
}

interface Price {
  readonly space: string;
  readonly move: string;
  readonly stacks: string[][];
  pays(pay: Items): boolean;
  points(pay: Items): number;
}

const card = (space: number): Price => ({
  space: `card${space}`,
  move: `buy card${space}`,
  stacks: [],
  pays: (pay) =>
    space === 5 ? pay.jewelry === 3 && total(pay) === 3 : pay.jewelry === 0 && total(pay) === space,
  points: () => 3,
});

function tile(id: string): Price {
  const { cost, points } = [...BASE_TILES, ...STYLE_TILES].find((one) => one.id === id)!;
  return {
    space: 'building1',
    move: 'build building1',
    stacks: [[id]],
    pays: (pay) =>
      id === 'D01'
        ? pay.jewelry === total(pay) && total(pay) >= 1 && total(pay) <= 4
        : paysTile(cost, pay),
    points: (pay) =>
      id === 'D01' ? 4 * pay.jewelry : points === 'value' ? value(pay) : Number(points),
  };
}

function paysTile(cost: Cost, pay: Items): boolean {
  if (cost.kind === 'fixed') return ITEMS.every((item) => pay[item] === (cost.goods[item] ?? 0));
  if (pay.jewelry > 0) return false;
  if (cost.kind === 'range') return total(pay) >= cost.min && total(pay) <= cost.max;
  if (cost.kind !== 'kinds') throw new Error(`no test knows the cost ${cost.kind}`);
  return total(pay) === cost.count && ITEMS.filter((item) => pay[item] > 0).length === cost.kinds;
}

interface Way {
  readonly move: string;
  readonly pay: Items;
  readonly after: Items;
  readonly points: number;
}

const same = ({ after, points }: Way): string => JSON.stringify([after, points]);

/** S5.1, S5.2, S5.4: all ways to pay with a trade. */
function tradesFor(price: Price, { stock, merchant }: Moment): Way[] {
  if (merchant === 0) return [];
  const given = merchant <= 3 ? 2 : 1;
  const most = merchant >= 9 ? 2 : 1;
  const ways: Way[] = [];
  for (const pay of CHOICES.flat().filter(price.pays)) {
    const short = items((item) => Math.max(0, pay[item] - stock[item]));
    if (total(short) === 0 || total(short) > most) continue;
    for (const give of CHOICES[given]!) {
      const spare = (item: (typeof ITEMS)[number]): boolean =>
        short[item] === 0 && give[item] <= stock[item] - pay[item];
      if (!ITEMS.every((item) => give[item] === 0 || spare(item))) continue;
      const after = items((item) => stock[item] + short[item] - give[item] - pay[item]);
      const move = `${price.move} ${words(pay)} trade ${words(give)} for ${words(short)}`;
      ways.push({ move, pay, after, points: price.points(pay) });
    }
  }
  return ways;
}

/** S5.5: of those that leave the same, the one with most wood, then clay, then stone, then gold. */
function offeredOf(ways: readonly Way[]): Map<string, Way> {
  const offered = new Map<string, Way>();
  for (const way of ways) {
    const best = offered.get(same(way));
    if (best === undefined || paysMore(way.pay, best.pay)) offered.set(same(way), way);
  }
  return offered;
}

function paysMore(one: Items, other: Items): boolean {
  const differs = ITEMS.find((item) => one[item] !== other[item]);
  return differs !== undefined && one[differs] > other[differs];
}

const withoutTrade = (price: Price, stock: Items): string[] =>
  CHOICES.flat()
    .filter((pay) => price.pays(pay) && ITEMS.every((item) => pay[item] <= stock[item]))
    .map((pay) => `${price.move} ${words(pay)}`);

const seed = process.env.OCHRE_SEED ?? randomUUID();
const MERCHANT = [0, 1, 3, 4, 8, 9, 10];

interface Moment {
  readonly stock: Items;
  readonly merchant: number;
}

/** Small stocks, mostly, at all rates; jewelry is without limit (S1.1). */
function moments(name: string, count: number): Moment[] {
  const random = randomFrom(`${seed} ${name}`);
  const some = (most: number): number => Math.max(0, random.below(most + 2) - 1);
  return Array.from({ length: count }, (_, at) => ({
    stock: items((item) =>
      at % 8 === 1 && item === 'jewelry' ? 1000 : some(at % 8 === 0 ? 7 : 3),
    ),
    merchant: MERCHANT[at % MERCHANT.length]!,
  }));
}

/** Player 0 stands there with this stock, and in the hut; the card there brings 3 points. */
function standing(price: Price, { stock, merchant }: Moment): TestGame {
  const deck = ['card1', 'card2', 'card3', 'card4', 'card5'].map((space, at) =>
    space === price.space ? 'C22' : ['C02', 'C04', 'C06', 'C08', 'C10'][at]!,
  );
  return startAt(
    { players: [{ ...stock, merchant, at: { [price.space]: 1, hut: 2 } }] },
    { modules: ['style'], deck, stacks: price.stacks },
  );
}

const named = (prices: readonly Price[]): [string, Price][] =>
  prices.map((price) => [price.stacks[0]?.[0] ?? price.space, price]);

const CARDS = [1, 2, 3, 4, 5].map(card);
const TILES = ['B01', 'B16', 'B18', 'B19', 'B20', 'B21', 'B23', 'B25', 'B26'].map(tile);
const STYLED = ['D01', 'D02', 'D04', 'D06', 'D07', 'D08', 'D09'].map(tile);

describe.each(named([...CARDS, ...TILES, ...STYLED]))(`S5.5 %s, seed ${seed}`, (name, price) => {
  it('S5.4 S5.5: all ways to pay are offered, those that leave the same state once', () => {
    for (const moment of moments(name, 56)) {
      const { stock } = moment;
      const offered = [...offeredOf(tradesFor(price, moment)).values()].map(({ move }) => move);
      const expected = [...withoutTrade(price, stock), ...offered];
      const legal = standing(price, moment).legal(price.move);
      expect(legal.sort(), JSON.stringify(moment)).toEqual(expected.sort());
    }
  });

  it('S5.4: what is left, and the points, are as counted', () => {
    for (const moment of moments(`left ${name}`, 28)) {
      const [way] = [...offeredOf(tradesFor(price, moment)).values()].reverse();
      if (way === undefined) continue;
      const { move, after, points } = way;
      const game = standing(price, moment).moves(move);
      expect(game.player(0), move).toMatchObject({ ...after, score: points, traded: true });
    }
  });
});

/** Only where several payments are worth the same can two ways leave the same state. */
const OPEN = [...CARDS.slice(0, 4), tile('B26')];

describe.each(named(OPEN))(`S5.5 Equivalent ways for %s, seed ${seed}`, (name, price) => {
  it('S5.5: one that a player names is read as the offered one', () => {
    let found = 0;
    for (const moment of moments(`equivalent ${name}`, 70)) {
      const ways = tradesFor(price, moment);
      const offered = offeredOf(ways);
      const other = ways.find((way) => offered.get(same(way)) !== way);
      if (other === undefined) continue;
      found++;
      const meant = offered.get(same(other))!.move;
      const game = standing(price, moment);
      const before = game.state;
      expect(game.legal()).not.toContain(other.move);
      expect(game.whyNot(other.move), other.move).toBeUndefined();
      const form = stoneAge.legalForm(before, stoneAge.parse(other.move))!;
      expect(stoneAge.print(form)).toBe(meant);
      const { state, events } = game.moves(other.move);
      game.state = before;
      game.moves(meant);
      expect(state).toEqual(game.state);
      expect(events).toEqual(game.events);
    }
    expect(found).toBeGreaterThan(0);
  });
});

describe('S5.5 Examples', () => {
  const at4 = (price: Price, some: Partial<Items>): TestGame =>
    standing(price, { stock: { ...items(() => 0), ...some }, merchant: 4 });

  it.each([
    ['jewelry', 'wood'],
    ['wood', 'clay'],
    ['clay', 'wood'],
  ])('S5.5: for %s card1 is paid with %s', (given, got) => {
    const moves = at4(card(1), { [given]: 1 }).legal('buy');
    expect(moves.filter((move) => move.includes('trade'))).toEqual([
      `buy card1 ${got}=1 trade ${given}=1 for ${got}=1`,
    ]);
  });

  it('S5.5: a purchase without a trade never equals one with a trade', () => {
    const plain = at4(card(1), { wood: 1 });
    expect(plain.legal('buy')).toEqual([
      'buy card1 wood=1',
      'buy card1 clay=1 trade wood=1 for clay=1',
    ]);
    const traded = at4(card(1), { wood: 1 }).moves('buy card1 gold=1 trade wood=1 for gold=1');
    expect(traded.player(0)).toMatchObject({ wood: 0, gold: 0, traded: true });
    expect(plain.moves('buy card1 wood=1').player(0)).toMatchObject({ wood: 0, traded: false });
  });

  it('S5.5: payments of other points are other ways', () => {
    expect(at4(tile('B26'), { jewelry: 1 }).legal('build')).toEqual(
      ['wood', 'clay', 'stone', 'gold'].map(
        (good) => `build building1 ${good}=1 trade jewelry=1 for ${good}=1`,
      ),
    );
  });
});

describe('S5.4 Every other trade is refused', () => {
  it.each([1, 4, 9])('S5.4: on space %i, and a rule of S5 says why', (merchant) => {
    const moment = { stock: { ...items(() => 1), wood: 2 }, merchant };
    const game = standing(card(2), moment);
    const legal = new Set(tradesFor(card(2), moment).map(({ move }) => move));
    const some = [...CHOICES[1]!, ...CHOICES[2]!];
    for (const pay of CHOICES[2]!.filter(card(2).pays)) {
      for (const give of some) {
        for (const get of some) {
          const move = `buy card2 ${words(pay)} trade ${words(give)} for ${words(get)}`;
          const rule = game.whyNot(move);
          if (legal.has(move)) expect(rule, move).toBeUndefined();
          else expect(rule, move).toMatch(/^S5\.[234]$/);
        }
      }
    }
  });
});
