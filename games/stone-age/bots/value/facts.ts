import {
  ALL_CARDS,
  ALL_TILES,
  bitCount,
  type Card,
  CULTURE,
  type Effect,
  type Player,
  type State,
  type Tile,
} from '@ochre/stone-age/rules';

/** Cards and tiles in the form the features need, and what they are worth as things stand. */

/** Facts of a card in the form the features need. */
export interface CardFacts {
  readonly symbol: number;
  readonly farmer: number;
  readonly toolmaker: number;
  readonly builder: number;
  readonly shaman: number;
  readonly trader: number;
  readonly upper: number;
  readonly amount: number;
}

export const UPPER_KINDS: readonly string[] = [
  'food',
  'resource',
  'points',
  'roll',
  'tool',
  'oneUseTool',
  'agriculture',
  'person',
  'anyResources',
  'extraCard',
  'dice',
];

function factsOf({ upper, lower }: Card): CardFacts {
  const people = 'culture' in lower ? {} : lower;
  const { farmer = 0, toolmaker = 0, builder = 0, shaman = 0, trader = 0 } = people;
  const symbol = 'culture' in lower ? 1 << CULTURE.indexOf(lower.culture) : 0;
  const [kind, amount] = upperOf(upper);
  const at = UPPER_KINDS.indexOf(kind);
  return { symbol, farmer, toolmaker, builder, shaman, trader, upper: at, amount };
}

function upperOf(effect: Effect): readonly [kind: string, amount: number] {
  switch (effect.kind) {
    case 'goods': {
      const { food, wood, clay, stone, gold, jewelry } = effect.goods;
      if (food > 0) return ['food', food / 7];
      return ['resource', (3 * wood + 4 * clay + 5 * stone + 6 * gold + 2 * jewelry) / 10];
    }
    case 'points':
      return ['points', effect.points / 3];
    case 'oneUseTool':
      return ['oneUseTool', effect.value / 4];
    case 'merchant':
      return ['person', 1];
    case 'anyResource':
      return ['anyResources', 0.5];
    default:
      return [effect.kind, 1];
  }
}

export const CARDS = new Map<string, CardFacts>(ALL_CARDS.map((card) => [card.id, factsOf(card)]));
export const TILES = new Map<string, Tile>(ALL_TILES.map((tile) => [tile.id, tile]));

/** What a player's cards show, added up. */
export interface CardsShown {
  symbols: number;
  second: number;
  farmer: number;
  toolmaker: number;
  builder: number;
  shaman: number;
  trader: number;
}

export const newShown = (): CardsShown => ({
  symbols: 0,
  second: 0,
  farmer: 0,
  toolmaker: 0,
  builder: 0,
  shaman: 0,
  trader: 0,
});

export function show(player: Player, seesFaceDown: boolean, shown: CardsShown): void {
  shown.symbols = 0;
  shown.second = 0;
  shown.farmer = 0;
  shown.toolmaker = 0;
  shown.builder = 0;
  shown.shaman = 0;
  shown.trader = 0;
  const { cards, faceDown } = player;
  for (const id of cards) {
    if (!seesFaceDown && faceDown.length > 0 && faceDown.includes(id)) continue;
    const facts = CARDS.get(id);
    if (facts === undefined) continue;
    shown.second |= shown.symbols & facts.symbol;
    shown.symbols |= facts.symbol;
    shown.farmer += facts.farmer;
    shown.toolmaker += facts.toolmaker;
    shown.builder += facts.builder;
    shown.shaman += facts.shaman;
    shown.trader += facts.trader;
  }
}

/** The tile on top of a stack; undefined where none is left. */
export const topTile = ({ stacks, gone }: State, stack: number): Tile | undefined =>
  TILES.get(stacks[stack]?.[gone[stack] ?? 0] ?? '');

export function sumOf(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

/** Points a card adds to the final score as things stand. */
export function cardPoints(card: CardFacts, shown: CardsShown, player: Player): number {
  if (card.symbol !== 0) {
    if ((shown.symbols & card.symbol) === 0) return 2 * bitCount(shown.symbols) + 1;
    return (shown.second & card.symbol) === 0 ? 2 * bitCount(shown.second) + 1 : 0;
  }
  return (
    card.farmer * player.agriculture +
    (card.toolmaker === 0 ? 0 : card.toolmaker * sumOf(player.tools)) +
    card.builder * player.buildings.length +
    card.shaman * player.people +
    card.trader * player.merchant
  );
}

const POINTS = UPPER_KINDS.indexOf('points');

/** Points a card brings when it is taken. */
export const pointsAtOnce = (card: CardFacts): number =>
  card.upper === POINTS ? 3 * card.amount : 0;

/** What a tile scores for a player who could pay for it now; 0 for one who could not. */
export function payablePoints({ cost, points }: Tile, player: Player): number {
  const { wood, clay, stone, gold } = player;
  const resources = wood + clay + stone + gold;
  switch (cost.kind) {
    case 'fixed': {
      const { goods } = cost;
      const pays =
        wood >= (goods.wood ?? 0) &&
        clay >= (goods.clay ?? 0) &&
        stone >= (goods.stone ?? 0) &&
        gold >= (goods.gold ?? 0) &&
        player.jewelry >= (goods.jewelry ?? 0);
      return pays && typeof points === 'number' ? points : 0;
    }
    case 'kinds': {
      const kinds =
        (wood > 0 ? 1 : 0) + (clay > 0 ? 1 : 0) + (stone > 0 ? 1 : 0) + (gold > 0 ? 1 : 0);
      return kinds >= cost.kinds && resources >= cost.count ? 4.5 * cost.count : 0;
    }
    case 'range':
      return 4.5 * Math.min(resources, cost.max);
    case 'jewelry':
      return 4 * Math.min(player.jewelry, cost.max);
  }
}

/** What a player will have when everybody who stands on a place has used it, on average. */
export interface Soon {
  wood: number;
  clay: number;
  stone: number;
  gold: number;
  jewelry: number;
}

/** Points of a tile with what is there soon; what is missing of its cost makes it less likely. */
export function soonPoints({ cost, points }: Tile, soon: Soon): number {
  const { wood, clay, stone, gold } = soon;
  const resources = wood + clay + stone + gold;
  switch (cost.kind) {
    case 'fixed': {
      const { goods } = cost;
      const missing =
        lacking(goods.wood, wood) +
        lacking(goods.clay, clay) +
        lacking(goods.stone, stone) +
        lacking(goods.gold, gold) +
        lacking(goods.jewelry, soon.jewelry);
      return typeof points === 'number' ? points * hope(missing) : 0;
    }
    case 'kinds': {
      const present = unit(wood) + unit(clay) + unit(stone) + unit(gold);
      const missing = lacking(cost.kinds, present) + lacking(cost.count, resources);
      return 4.5 * cost.count * hope(missing);
    }
    case 'range':
      return 4.5 * Math.min(resources, cost.max);
    case 'jewelry':
      return 4 * Math.min(soon.jewelry, cost.max);
  }
}

const lacking = (wanted: number | undefined, there: number): number =>
  wanted === undefined || there >= wanted ? 0 : wanted - there;
const unit = (amount: number): number => (amount > 1 ? 1 : amount);
/** Two things missing are out of reach. */
const hope = (missing: number): number => (missing >= 2 ? 0 : 1 - missing / 2);
