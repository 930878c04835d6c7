import type { Culture, Good, Profession, Resource } from './vocabulary.ts';

/**
 * Every card and tile: facts only, and the one place to correct them. What an effect or a cost does
 * is in effects.ts and payments.ts.
 */

export type Goods = Readonly<Partial<Record<Good, number>>>;

/** How many of each good. Always all six, so that gaining and paying are plain sums. */
export type GoodsCount = Readonly<Record<Good, number>>;

export const goods = (some: Goods): GoodsCount => ({
  food: 0,
  wood: 0,
  clay: 0,
  stone: 0,
  gold: 0,
  jewelry: 0,
  ...some,
});

/** What a card's upper part, a tile or a die does for a player at once. */
export type Effect =
  | { readonly kind: 'goods'; readonly goods: GoodsCount }
  | { readonly kind: 'points'; readonly points: number }
  /** Dice for a resource, divided as at its place, tools allowed. */
  | { readonly kind: 'roll'; readonly resource: Resource; readonly dice: number }
  | { readonly kind: 'tool' }
  | { readonly kind: 'oneUseTool'; readonly value: number }
  | { readonly kind: 'agriculture' }
  /** One more person. */
  | { readonly kind: 'person' }
  /** Goods at the beginning of phase 2 of every following round; nothing at once. */
  | { readonly kind: 'income'; readonly goods: GoodsCount }
  /** The merchant track moves on, and jewelry comes. */
  | { readonly kind: 'merchant'; readonly steps: number; readonly jewelry: number }
  /** One resource of choice. */
  | { readonly kind: 'anyResource' }
  /** A place for its owner's people, from the next round on; nothing at once. */
  | {
      readonly kind: 'work';
      readonly resource: Resource;
      readonly divisor: number;
      readonly people: number;
    }
  /** Any resources, kept until redeemed. */
  | { readonly kind: 'anyResources'; readonly count: number }
  /** One more card, face down. */
  | { readonly kind: 'extraCard' }
  /** Dice for all: every player takes one die and its reward. */
  | { readonly kind: 'dice'; readonly table: DiceTable };

/** A green card shows a symbol of culture, a sand card one to three people of a profession. */
export type LowerPart =
  | { readonly culture: Culture }
  | Readonly<Partial<Record<Profession, number>>>;

export interface Card {
  readonly id: string;
  readonly upper: Effect;
  readonly lower: LowerPart;
  /**
   * The pairing of upper and lower part, and what S07 to S09 give, are our proposal, for whoever
   * owns the box to correct.
   */
  readonly unsure?: true;
}

export type Cost =
  | { readonly kind: 'fixed'; readonly goods: Goods }
  /** `count` resources of exactly `kinds` kinds. */
  | { readonly kind: 'kinds'; readonly count: number; readonly kinds: number }
  | { readonly kind: 'range'; readonly min: number; readonly max: number }
  | { readonly kind: 'jewelry'; readonly min: number; readonly max: number };

export interface Tile {
  readonly id: string;
  readonly cost: Cost;
  /** `value`: the sum of the values of what was paid. */
  readonly points: number | 'value' | { readonly perJewelry: number };
  readonly name?: string;
  readonly effect?: Effect;
  /**
   * Costs, points (but of the huts) and which building produces what are our proposal, for whoever
   * owns the box to correct.
   */
  readonly unsure?: true;
}

export type DiceTable = 'base' | 'style';

/**
 * B6.5, S6.4: what each face of *dice for all* and *dice with style* brings, from 1 to 6. Which face
 * of the latter brings what is our proposal, for whoever owns the box to correct.
 */
export const DICE_TABLES: Readonly<Record<DiceTable, readonly Effect[]>> = {
  base: [
    { kind: 'goods', goods: goods({ wood: 1 }) },
    { kind: 'goods', goods: goods({ clay: 1 }) },
    { kind: 'goods', goods: goods({ stone: 1 }) },
    { kind: 'goods', goods: goods({ gold: 1 }) },
    { kind: 'tool' },
    { kind: 'agriculture' },
  ],
  style: [
    { kind: 'goods', goods: goods({ food: 2 }) },
    { kind: 'goods', goods: goods({ jewelry: 2 }) },
    { kind: 'anyResource' },
    { kind: 'extraCard' },
    { kind: 'merchant', steps: 1, jewelry: 0 },
    { kind: 'person' },
  ],
};

export const BASE_CARDS: readonly Card[] = [
  { id: 'C01', upper: { kind: 'dice', table: 'base' }, lower: { toolmaker: 2 } },
  { id: 'C02', upper: { kind: 'oneUseTool', value: 4 }, lower: { toolmaker: 1 } },
  { id: 'C03', upper: { kind: 'goods', goods: goods({ food: 7 }) }, lower: { culture: 'pottery' } },
  { id: 'C04', upper: { kind: 'goods', goods: goods({ food: 4 }) }, lower: { builder: 1 } },
  { id: 'C05', upper: { kind: 'extraCard' }, lower: { culture: 'writing' } },
  { id: 'C06', upper: { kind: 'goods', goods: goods({ clay: 1 }) }, lower: { shaman: 2 } },
  { id: 'C07', upper: { kind: 'dice', table: 'base' }, lower: { culture: 'transport' } },
  {
    id: 'C08',
    upper: { kind: 'goods', goods: goods({ stone: 2 }) },
    lower: { culture: 'transport' },
  },
  { id: 'C09', upper: { kind: 'dice', table: 'base' }, lower: { culture: 'writing' } },
  { id: 'C10', upper: { kind: 'goods', goods: goods({ stone: 1 }) }, lower: { shaman: 1 } },
  { id: 'C11', upper: { kind: 'goods', goods: goods({ food: 5 }) }, lower: { culture: 'healing' } },
  { id: 'C12', upper: { kind: 'dice', table: 'base' }, lower: { culture: 'pottery' } },
  { id: 'C13', upper: { kind: 'roll', resource: 'gold', dice: 2 }, lower: { culture: 'art' } },
  { id: 'C14', upper: { kind: 'tool' }, lower: { culture: 'art' } },
  { id: 'C15', upper: { kind: 'dice', table: 'base' }, lower: { builder: 2 } },
  { id: 'C16', upper: { kind: 'oneUseTool', value: 3 }, lower: { toolmaker: 1 } },
  { id: 'C17', upper: { kind: 'oneUseTool', value: 2 }, lower: { toolmaker: 2 } },
  { id: 'C18', upper: { kind: 'dice', table: 'base' }, lower: { toolmaker: 2 } },
  { id: 'C19', upper: { kind: 'goods', goods: goods({ food: 1 }) }, lower: { culture: 'weaving' } },
  { id: 'C20', upper: { kind: 'goods', goods: goods({ gold: 1 }) }, lower: { shaman: 1 } },
  { id: 'C21', upper: { kind: 'dice', table: 'base' }, lower: { farmer: 1 } },
  { id: 'C22', upper: { kind: 'points', points: 3 }, lower: { culture: 'music' } },
  { id: 'C23', upper: { kind: 'agriculture' }, lower: { culture: 'time' } },
  { id: 'C24', upper: { kind: 'roll', resource: 'wood', dice: 2 }, lower: { shaman: 2 } },
  { id: 'C25', upper: { kind: 'dice', table: 'base' }, lower: { farmer: 2 } },
  { id: 'C26', upper: { kind: 'goods', goods: goods({ stone: 1 }) }, lower: { farmer: 1 } },
  { id: 'C27', upper: { kind: 'agriculture' }, lower: { farmer: 1 } },
  { id: 'C28', upper: { kind: 'points', points: 3 }, lower: { culture: 'music' } },
  { id: 'C29', upper: { kind: 'roll', resource: 'stone', dice: 2 }, lower: { shaman: 1 } },
  { id: 'C30', upper: { kind: 'goods', goods: goods({ food: 3 }) }, lower: { farmer: 2 } },
  { id: 'C31', upper: { kind: 'anyResources', count: 2 }, lower: { culture: 'healing' } },
  { id: 'C32', upper: { kind: 'goods', goods: goods({ food: 3 }) }, lower: { culture: 'weaving' } },
  { id: 'C33', upper: { kind: 'dice', table: 'base' }, lower: { culture: 'time' } },
  { id: 'C34', upper: { kind: 'dice', table: 'base' }, lower: { builder: 1 } },
  { id: 'C35', upper: { kind: 'points', points: 3 }, lower: { builder: 3 } },
  { id: 'C36', upper: { kind: 'goods', goods: goods({ food: 2 }) }, lower: { builder: 2 } },
];

export const BASE_TILES: readonly Tile[] = [
  { id: 'B01', cost: { kind: 'fixed', goods: { wood: 2, clay: 1 } }, points: 10 },
  { id: 'B02', cost: { kind: 'fixed', goods: { wood: 2, stone: 1 } }, points: 11 },
  { id: 'B03', cost: { kind: 'fixed', goods: { wood: 1, clay: 2 } }, points: 11 },
  { id: 'B04', cost: { kind: 'fixed', goods: { wood: 2, gold: 1 } }, points: 12 },
  { id: 'B05', cost: { kind: 'fixed', goods: { wood: 1, stone: 2 } }, points: 13 },
  { id: 'B06', cost: { kind: 'fixed', goods: { clay: 2, stone: 1 } }, points: 13 },
  { id: 'B07', cost: { kind: 'fixed', goods: { clay: 2, gold: 1 } }, points: 14 },
  { id: 'B08', cost: { kind: 'fixed', goods: { clay: 1, stone: 2 } }, points: 14 },
  { id: 'B09', cost: { kind: 'fixed', goods: { stone: 2, gold: 1 } }, points: 16 },
  { id: 'B10', cost: { kind: 'fixed', goods: { wood: 1, clay: 1, stone: 1 } }, points: 12 },
  { id: 'B11', cost: { kind: 'fixed', goods: { wood: 1, clay: 1, stone: 1 } }, points: 12 },
  { id: 'B12', cost: { kind: 'fixed', goods: { wood: 1, clay: 1, gold: 1 } }, points: 13 },
  { id: 'B13', cost: { kind: 'fixed', goods: { wood: 1, clay: 1, gold: 1 } }, points: 13 },
  { id: 'B14', cost: { kind: 'fixed', goods: { wood: 1, stone: 1, gold: 1 } }, points: 14 },
  { id: 'B15', cost: { kind: 'fixed', goods: { wood: 1, stone: 1, gold: 1 } }, points: 14 },
  { id: 'B16', cost: { kind: 'fixed', goods: { clay: 1, stone: 1, gold: 1 } }, points: 15 },
  { id: 'B17', cost: { kind: 'fixed', goods: { clay: 1, stone: 1, gold: 1 } }, points: 15 },
  { id: 'B18', cost: { kind: 'kinds', count: 4, kinds: 1 }, points: 'value' },
  { id: 'B19', cost: { kind: 'kinds', count: 4, kinds: 2 }, points: 'value' },
  { id: 'B20', cost: { kind: 'kinds', count: 4, kinds: 3 }, points: 'value' },
  { id: 'B21', cost: { kind: 'kinds', count: 4, kinds: 4 }, points: 'value' },
  { id: 'B22', cost: { kind: 'kinds', count: 5, kinds: 1 }, points: 'value' },
  { id: 'B23', cost: { kind: 'kinds', count: 5, kinds: 2 }, points: 'value' },
  { id: 'B24', cost: { kind: 'kinds', count: 5, kinds: 3 }, points: 'value' },
  { id: 'B25', cost: { kind: 'kinds', count: 5, kinds: 4 }, points: 'value' },
  { id: 'B26', cost: { kind: 'range', min: 1, max: 7 }, points: 'value' },
  { id: 'B27', cost: { kind: 'range', min: 1, max: 7 }, points: 'value' },
  { id: 'B28', cost: { kind: 'range', min: 1, max: 7 }, points: 'value' },
];

/** *The New Huts*: effects and points are the rulebook's (H2–H7). */
export const HUTS_TILES = [
  {
    id: 'H01',
    name: 'Wooden hut',
    cost: { kind: 'fixed', goods: { wood: 3 } },
    points: 3,
    effect: { kind: 'income', goods: goods({ wood: 1 }) },
    unsure: true,
  },
  {
    id: 'H02',
    name: 'Clay hut',
    cost: { kind: 'fixed', goods: { clay: 3 } },
    points: 4,
    effect: { kind: 'income', goods: goods({ clay: 1 }) },
    unsure: true,
  },
  {
    id: 'H03',
    name: 'Stone hut',
    cost: { kind: 'fixed', goods: { stone: 3 } },
    points: 5,
    effect: { kind: 'income', goods: goods({ stone: 1 }) },
    unsure: true,
  },
  {
    id: 'H04',
    name: 'Kindergarten',
    cost: { kind: 'fixed', goods: { wood: 1, clay: 1, gold: 1 } },
    points: 5,
    effect: { kind: 'person' },
    unsure: true,
  },
  {
    id: 'H05',
    name: 'Workshop',
    cost: { kind: 'fixed', goods: { wood: 1, clay: 1, stone: 1 } },
    points: 5,
    effect: { kind: 'tool' },
    unsure: true,
  },
  {
    id: 'H06',
    name: 'Greenhouse',
    cost: { kind: 'fixed', goods: { wood: 1, clay: 2 } },
    points: 5,
    effect: { kind: 'agriculture' },
    unsure: true,
  },
] as const satisfies readonly Tile[];
/** Each has a name of its own. */
export type Hut = (typeof HUTS_TILES)[number]['id'];

/** *Style is the Goal* (S6, S7). */
export const STYLE_CARDS: readonly Card[] = [
  { id: 'S01', upper: { kind: 'dice', table: 'style' }, lower: { culture: 'ring' }, unsure: true },
  { id: 'S02', upper: { kind: 'dice', table: 'style' }, lower: { trader: 1 }, unsure: true },
  { id: 'S03', upper: { kind: 'dice', table: 'style' }, lower: { trader: 2 }, unsure: true },
  { id: 'S04', upper: { kind: 'dice', table: 'style' }, lower: { farmer: 1 }, unsure: true },
  {
    id: 'S05',
    upper: { kind: 'merchant', steps: 1, jewelry: 2 },
    lower: { culture: 'ring' },
    unsure: true,
  },
  {
    id: 'S06',
    upper: { kind: 'merchant', steps: 1, jewelry: 2 },
    lower: { trader: 1 },
    unsure: true,
  },
  {
    id: 'S07',
    upper: { kind: 'roll', resource: 'clay', dice: 2 },
    lower: { trader: 1 },
    unsure: true,
  },
  {
    id: 'S08',
    upper: { kind: 'goods', goods: goods({ food: 4 }) },
    lower: { trader: 2 },
    unsure: true,
  },
  {
    id: 'S09',
    upper: { kind: 'goods', goods: goods({ gold: 1 }) },
    lower: { shaman: 1 },
    unsure: true,
  },
];

export const STYLE_TILES: readonly Tile[] = [
  { id: 'D01', cost: { kind: 'jewelry', min: 1, max: 4 }, points: { perJewelry: 4 } },
  {
    id: 'D02',
    cost: { kind: 'fixed', goods: { clay: 1, stone: 1, jewelry: 2 } },
    points: 7,
    effect: { kind: 'extraCard' },
    unsure: true,
  },
  {
    id: 'D03',
    cost: { kind: 'fixed', goods: { wood: 1, stone: 1, jewelry: 2 } },
    points: 10,
    effect: { kind: 'dice', table: 'style' },
    unsure: true,
  },
  {
    id: 'D04',
    cost: { kind: 'fixed', goods: { wood: 1, clay: 1, jewelry: 1 } },
    points: 4,
    effect: { kind: 'work', resource: 'wood', divisor: 2, people: 3 },
    unsure: true,
  },
  {
    id: 'D05',
    cost: { kind: 'fixed', goods: { wood: 1, stone: 1, jewelry: 1 } },
    points: 5,
    effect: { kind: 'work', resource: 'wood', divisor: 2, people: 3 },
    unsure: true,
  },
  {
    id: 'D06',
    cost: { kind: 'fixed', goods: { stone: 1, gold: 1, jewelry: 1 } },
    points: 8,
    effect: { kind: 'work', resource: 'gold', divisor: 5, people: 3 },
    unsure: true,
  },
  {
    id: 'D07',
    cost: { kind: 'fixed', goods: { wood: 1, clay: 1, jewelry: 3 } },
    points: 13,
    unsure: true,
  },
  {
    id: 'D08',
    cost: { kind: 'fixed', goods: { clay: 1, stone: 1, jewelry: 3 } },
    points: 15,
    unsure: true,
  },
  {
    id: 'D09',
    cost: { kind: 'fixed', goods: { stone: 1, gold: 1, jewelry: 3 } },
    points: 17,
    unsure: true,
  },
];

export const ALL_CARDS: readonly Card[] = [...BASE_CARDS, ...STYLE_CARDS];
export const ALL_TILES: readonly Tile[] = [...BASE_TILES, ...STYLE_TILES, ...HUTS_TILES];
