import {
  BASE_CARDS,
  BASE_TILES,
  type Card,
  type Cost,
  type Effect,
  GOODS,
  type Goods,
  PROFESSIONS,
  type Profession,
  type Tile,
} from '@ochre/stone-age';
import { counted } from './counted.ts';

/** "2 wood, 1 gold" */
export const goodsInWords = (goods: Goods): string =>
  GOODS.filter((good) => goods[good])
    .map((good) => `${goods[good]} ${good}`)
    .join(', ') || 'nothing';

const CARDS = new Map(BASE_CARDS.map((card) => [card.id, card]));
const TILES = new Map(BASE_TILES.map((tile) => [tile.id, tile]));

/** A card or tile by its id, with what it does: "C13 (2 dice for gold; art)". */
export function componentInWords(id: string): string {
  const card = CARDS.get(id);
  if (card !== undefined) return `${id} (${cardInWords(card)})`;
  const tile = TILES.get(id);
  return tile === undefined ? id : `${id} (${tileInWords(tile)})`;
}

const cardInWords = ({ upper, lower }: Card): string =>
  `${effectInWords(upper)}; ${'culture' in lower ? lower.culture : professionsInWords(lower)}`;

type EffectWords = {
  readonly [Kind in Effect['kind']]: (effect: Extract<Effect, { kind: Kind }>) => string;
};

const EFFECT_WORDS: EffectWords = {
  goods: ({ goods }) => goodsInWords(goods),
  points: ({ points }) => counted(points, 'point'),
  roll: ({ resource, dice }) => `${dice} dice for ${resource}`,
  tool: () => 'a tool',
  oneUseTool: ({ value }) => `a one-use tool of ${value}`,
  agriculture: () => 'agriculture',
  anyResources: ({ count }) => `any ${count} resources`,
  extraCard: () => 'one more card',
  dice: () => 'dice for all',
};

const effectInWords = (effect: Effect): string =>
  (EFFECT_WORDS[effect.kind] as (effect: Effect) => string)(effect);

const PROFESSION_WORDS: Readonly<Record<Profession, string>> = {
  farmer: 'farmer',
  toolmaker: 'tool maker',
  builder: 'builder',
  shaman: 'shaman',
};

const professionsInWords = (people: Readonly<Partial<Record<Profession, number>>>): string =>
  PROFESSIONS.filter((profession) => people[profession])
    .map((profession) => counted(people[profession]!, PROFESSION_WORDS[profession]))
    .join(', ');

const tileInWords = ({ cost, points }: Tile): string =>
  points === 'value' ? costInWords(cost) : `${costInWords(cost)}: ${counted(points, 'point')}`;

function costInWords(cost: Cost): string {
  switch (cost.kind) {
    case 'fixed':
      return goodsInWords(cost.goods);
    case 'kinds':
      return `${cost.count} resources of ${counted(cost.kinds, 'kind')}`;
    case 'range':
      return `${cost.min} to ${cost.max} resources`;
  }
}

/** What goods come from, are paid for or are rolled for. */
const SOURCE_WORDS: Readonly<Record<string, string>> = {
  hunt: 'the hunting grounds',
  forest: 'the forest',
  claypit: 'the clay pit',
  quarry: 'the quarry',
  river: 'the river',
  toolmaker: 'the tool maker',
  hut: 'the hut',
  field: 'the field',
  merchant: 'the merchant',
  feeding: 'the missing food',
  redeem: 'the redeemed card',
};

/** A place of the board, a card, a tile or a phase: "the clay pit", "card space 2", "card C13". */
export function sourceInWords(name: string): string {
  if (Object.hasOwn(SOURCE_WORDS, name)) return SOURCE_WORDS[name]!;
  const numbered = /^(card|building)(\d)$/.exec(name);
  if (numbered !== null) {
    return numbered[1] === 'card' ? `card space ${numbered[2]}` : `building stack ${numbered[2]}`;
  }
  return CARDS.has(name) ? `card ${name}` : name;
}

export const isForSale = (place: string): boolean => /^(card|building)\d$/.test(place);
