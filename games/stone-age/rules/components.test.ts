import { describe, expect, it } from 'vitest';
import {
  ALL_CARDS,
  ALL_TILES,
  BASE_CARDS,
  BASE_TILES,
  type Card,
  type Cost,
  DICE_TABLES,
  type Effect,
  HUTS_TILES,
  STYLE_CARDS,
  STYLE_TILES,
  type Tile,
} from './components.ts';
import { CULTURE, PROFESSIONS, VALUE } from './vocabulary.ts';

/** The printed cards: upper part | lower part. */
const CARDS = `
  C01 dice for all | toolmaker 2
  C02 one-use tool 4 | toolmaker 1
  C03 food 7 | pottery
  C04 food 4 | builder 1
  C05 one more card | writing
  C06 clay 1 | shaman 2
  C07 dice for all | transport
  C08 stone 2 | transport
  C09 dice for all | writing
  C10 stone 1 | shaman 1
  C11 food 5 | healing
  C12 dice for all | pottery
  C13 roll 2 for gold | art
  C14 tool | art
  C15 dice for all | builder 2
  C16 one-use tool 3 | toolmaker 1
  C17 one-use tool 2 | toolmaker 2
  C18 dice for all | toolmaker 2
  C19 food 1 | weaving
  C20 gold 1 | shaman 1
  C21 dice for all | farmer 1
  C22 points 3 | music
  C23 agriculture | time
  C24 roll 2 for wood | shaman 2
  C25 dice for all | farmer 2
  C26 stone 1 | farmer 1
  C27 agriculture | farmer 1
  C28 points 3 | music
  C29 roll 2 for stone | shaman 1
  C30 food 3 | farmer 2
  C31 any 2 | healing
  C32 food 3 | weaving
  C33 dice for all | time
  C34 dice for all | builder 1
  C35 points 3 | builder 3
  C36 food 2 | builder 2`;

/** The printed tiles: cost | points. */
const TILES = `
  B01 wood 2 clay 1 | 10
  B02 wood 2 stone 1 | 11
  B03 wood 1 clay 2 | 11
  B04 wood 2 gold 1 | 12
  B05 wood 1 stone 2 | 13
  B06 clay 2 stone 1 | 13
  B07 clay 2 gold 1 | 14
  B08 clay 1 stone 2 | 14
  B09 stone 2 gold 1 | 16
  B10 wood 1 clay 1 stone 1 | 12
  B11 wood 1 clay 1 stone 1 | 12
  B12 wood 1 clay 1 gold 1 | 13
  B13 wood 1 clay 1 gold 1 | 13
  B14 wood 1 stone 1 gold 1 | 14
  B15 wood 1 stone 1 gold 1 | 14
  B16 clay 1 stone 1 gold 1 | 15
  B17 clay 1 stone 1 gold 1 | 15
  B18 4 of 1 kinds | value
  B19 4 of 2 kinds | value
  B20 4 of 3 kinds | value
  B21 4 of 4 kinds | value
  B22 5 of 1 kinds | value
  B23 5 of 2 kinds | value
  B24 5 of 3 kinds | value
  B25 5 of 4 kinds | value
  B26 1 to 7 | value
  B27 1 to 7 | value
  B28 1 to 7 | value`;

const linesOf = (table: string): string[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim());

const counted = (some: object): string =>
  Object.entries(some)
    .filter(([, count]) => count !== 0)
    .map(([name, count]) => `${name} ${count}`)
    .join(' ');

function upperPart(upper: Effect): string {
  switch (upper.kind) {
    case 'goods':
      return counted(upper.goods);
    case 'points':
      return `points ${upper.points}`;
    case 'roll':
      return `roll ${upper.dice} for ${upper.resource}`;
    case 'oneUseTool':
      return `one-use tool ${upper.value}`;
    case 'anyResources':
      return `any ${upper.count}`;
    case 'extraCard':
      return 'one more card';
    case 'dice':
      return upper.table === 'base' ? 'dice for all' : upper.table;
    default:
      return upper.kind;
  }
}

const printCard = ({ id, upper, lower }: Card): string =>
  `${id} ${upperPart(upper)} | ${'culture' in lower ? lower.culture : counted(lower)}`;

function printCost(cost: Cost): string {
  if (cost.kind === 'fixed') return counted(cost.goods);
  if (cost.kind === 'kinds') return `${cost.count} of ${cost.kinds} kinds`;
  return cost.kind === 'range' ? `${cost.min} to ${cost.max}` : 'unknown';
}

const printTile = ({ id, cost, points }: Tile): string => `${id} ${printCost(cost)} | ${points}`;

const totals = (names: readonly string[]): Record<string, number> => {
  const count: Record<string, number> = {};
  for (const name of names) count[name] = (count[name] ?? 0) + 1;
  return count;
};

describe('the 36 cards', () => {
  it('are the printed ones', () => {
    expect(BASE_CARDS.map(printCard)).toEqual(linesOf(CARDS));
    expect(BASE_CARDS).toHaveLength(36);
  });

  it('have 16 green ones, every symbol twice', () => {
    const symbols = BASE_CARDS.flatMap(({ lower }) => ('culture' in lower ? [lower.culture] : []));
    expect(symbols).toHaveLength(16);
    const base = CULTURE.filter((symbol) => symbol !== 'ring');
    expect(base).toHaveLength(8);
    expect(totals(symbols)).toEqual(Object.fromEntries(base.map((symbol) => [symbol, 2])));
  });

  it('have 20 sand ones, five of each profession', () => {
    const sand = BASE_CARDS.flatMap(({ lower }) => ('culture' in lower ? [] : [lower]));
    expect(totals(sand.flatMap(Object.keys))).toEqual({
      farmer: 5,
      toolmaker: 5,
      builder: 5,
      shaman: 5,
    });
    const people = PROFESSIONS.map((one) =>
      sand.reduce((sum, lower) => sum + (lower[one] ?? 0), 0),
    );
    expect(Object.fromEntries(PROFESSIONS.map((one, at) => [one, people[at]]))).toEqual({
      farmer: 7,
      toolmaker: 8,
      builder: 9,
      shaman: 7,
      trader: 0,
    });
  });

  it('have so many upper parts of each kind', () => {
    expect(totals(BASE_CARDS.map(({ upper }) => upper.kind))).toEqual({
      dice: 10,
      goods: 12,
      points: 3,
      roll: 3,
      oneUseTool: 3,
      agriculture: 2,
      tool: 1,
      anyResources: 1,
      extraCard: 1,
    });
  });

  it('share one table of dice for all', () => {
    expect(DICE_TABLES.base.map(upperPart)).toEqual([
      'wood 1',
      'clay 1',
      'stone 1',
      'gold 1',
      'tool',
      'agriculture',
    ]);
  });
});

describe('the 28 tiles', () => {
  it('are the printed ones', () => {
    expect(BASE_TILES.map(printTile)).toEqual(linesOf(TILES));
    expect(BASE_TILES).toHaveLength(28);
  });

  it('B7.2: the points of the 17 fixed ones equal the values of what they cost', () => {
    const fixed = BASE_TILES.filter(({ cost }) => cost.kind === 'fixed');
    expect(fixed).toHaveLength(17);
    for (const { cost, points } of fixed) {
      const paid = Object.entries(cost.kind === 'fixed' ? cost.goods : {});
      const value = paid.reduce((sum, [name, n]) => sum + VALUE[name as keyof typeof VALUE] * n, 0);
      expect(points).toBe(value);
    }
  });
});

describe('the six huts', () => {
  it('H2 H3 H4 H5 H6 H7: have the points and effects of the rulebook, whatever they cost', () => {
    expect(HUTS_TILES.map(({ name, points, effect }) => [name, points, effect?.kind])).toEqual([
      ['Wooden hut', 3, 'income'],
      ['Clay hut', 4, 'income'],
      ['Stone hut', 5, 'income'],
      ['Kindergarten', 5, 'person'],
      ['Workshop', 5, 'tool'],
      ['Greenhouse', 5, 'agriculture'],
    ]);
  });

  it('have ids of their own, and costs that are marked as not certain', () => {
    expect(HUTS_TILES.map(({ id }) => id)).toEqual(['H01', 'H02', 'H03', 'H04', 'H05', 'H06']);
    expect(HUTS_TILES.every(({ unsure, cost }) => unsure && cost.kind === 'fixed')).toBe(true);
    expect(ALL_TILES).toHaveLength(28 + 9 + 6);
  });
});

describe('the cards and tiles of Style is the Goal, whatever a correction changes', () => {
  const sand = STYLE_CARDS.flatMap(({ lower }) => ('culture' in lower ? [] : [lower]));

  it('are nine cards: 2 rings, and 7 traders on 5 cards; in all 18 green and 27 sand cards', () => {
    expect(STYLE_CARDS.map(({ id }) => id)).toEqual(
      ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((number) => `S0${number}`),
    );
    const green = STYLE_CARDS.filter(({ lower }) => 'culture' in lower);
    expect(green.map(({ lower }) => lower)).toEqual([{ culture: 'ring' }, { culture: 'ring' }]);
    const traders = sand.flatMap(({ trader }) => trader ?? []);
    expect([traders.length, traders.reduce((sum, one) => sum + one, 0)]).toEqual([5, 7]);
    expect(ALL_CARDS.filter(({ lower }) => 'culture' in lower)).toHaveLength(18);
    expect(ALL_CARDS.filter(({ lower }) => !('culture' in lower))).toHaveLength(27);
  });

  it('S6.4 S6.5: have 4 cards of dice with style and 2 of the merchant', () => {
    const uppers = totals(STYLE_CARDS.map(({ upper }) => upper.kind));
    expect(uppers).toMatchObject({ dice: 4, merchant: 2 });
    for (const { upper } of STYLE_CARDS) {
      if (upper.kind === 'dice') expect(upper.table).toBe('style');
      if (upper.kind === 'merchant') expect(upper).toMatchObject({ steps: 1, jewelry: 2 });
    }
    expect(DICE_TABLES.style.map(({ kind }) => kind)).toEqual([
      'goods',
      'goods',
      'anyResource',
      'extraCard',
      'merchant',
      'person',
    ]);
  });

  it('S7.1 S7.2 S7.3 S7.4 S7.5: are nine tiles: 3 of production, one each of jewelry, card and dice', () => {
    expect(STYLE_TILES.map(({ id }) => id)).toEqual(
      ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((number) => `D0${number}`),
    );
    const effects = totals(STYLE_TILES.map(({ effect }) => effect?.kind ?? 'none'));
    expect(effects).toEqual({ work: 3, extraCard: 1, dice: 1, none: 4 });
    const work = STYLE_TILES.flatMap(({ effect }) =>
      effect?.kind === 'work' ? [`${effect.resource} ${effect.divisor} ${effect.people}`] : [],
    );
    expect(work.sort()).toEqual(['gold 5 3', 'wood 2 3', 'wood 2 3']);
    expect(STYLE_TILES[0]).toEqual({
      id: 'D01',
      cost: { kind: 'jewelry', min: 1, max: 4 },
      points: { perJewelry: 4 },
    });
  });
});
