import { byKind, type PerKind } from '@ochre/kernel';
import {
  ALL_CARDS,
  ALL_TILES,
  type Card,
  type Cost,
  type DiceTable,
  type Effect,
  GOODS,
  goodsInWords,
  type LowerPart,
  PROFESSIONS,
  type Tile,
} from '@ochre/stone-age/rules';
import { counted } from '@ochre/terminal';

/** What is printed on cards and tiles, in as few words as the board has room for. */

const CARDS = new Map(ALL_CARDS.map((card) => [card.id, card]));
const TILES = new Map(ALL_TILES.map((tile) => [tile.id, tile]));

export const cardOf = (id: string): Card | undefined => CARDS.get(id);
export const tileOf = (id: string): Tile | undefined => TILES.get(id);

/** What a card's upper part or a tile does. */
export const effectOf = (id: string): Effect | undefined =>
  CARDS.get(id)?.upper ?? TILES.get(id)?.effect;

const UPPER: PerKind<Effect, [], string> = {
  goods: ({ goods }) => goodsInWords(goods),
  points: ({ points }) => counted(points, 'point'),
  roll: ({ resource, dice }) => `${dice} dice for ${resource}`,
  tool: () => '+1 tool',
  oneUseTool: ({ value }) => `one-use tool +${value}`,
  agriculture: () => '+1 agriculture',
  person: () => '+1 person',
  income: ({ goods }) => `${goodsInWords(goods)} a round`,
  merchant: ({ steps, jewelry }) =>
    `+${steps} merchant${jewelry > 0 ? `, ${goodsInWords({ jewelry })}` : ''}`,
  anyResource: () => 'any 1 resource',
  work: ({ resource, divisor }) => `work for ${resource} ÷${divisor}`,
  anyResources: ({ count }) => `any ${count} resources`,
  extraCard: () => 'one more card',
  dice: ({ table }) => diceName(table),
};

export const diceName = (table: DiceTable): string =>
  table === 'style' ? 'dice with style' : 'dice for all';

export const upperFace = (effect: Effect): string => byKind(UPPER, effect);

export const lowerFace = (lower: LowerPart): string =>
  'culture' in lower
    ? lower.culture
    : PROFESSIONS.filter((profession) => lower[profession])
        .map((profession) => counted(lower[profession]!, profession))
        .join(', ');

/** "7 food · pottery" */
export function cardFace(id: string): string {
  const card = CARDS.get(id);
  return card === undefined ? id : `${upperFace(card.upper)} · ${lowerFace(card.lower)}`;
}

function costFace(cost: Cost): string {
  switch (cost.kind) {
    case 'fixed':
      return GOODS.filter((good) => cost.goods[good])
        .map((good) => (cost.goods[good] === 1 ? good : `${cost.goods[good]} ${good}`))
        .join(', ');
    case 'kinds':
      return `${cost.count} of ${counted(cost.kinds, 'kind')}`;
    case 'range':
      return `${cost.min}–${cost.max} of any kind`;
    case 'jewelry':
      return `${cost.min}–${cost.max} jewelry`;
  }
}

const pointsFace = (points: Tile['points']): string =>
  typeof points === 'object' ? `${points.perJewelry} each` : `${points}`;

/** The sign for jewelry, where there is little room: "2 jewelry" is "2◆", "jewelry" is "1◆". */
export const withSigns = (face: string): string =>
  face.replace(/(\d) jewelry/g, '$1◆').replaceAll('jewelry', '1◆');

/** The effects that tiles have, as signs; what has none is told in full. */
function effectSign(effect: Effect): string {
  switch (effect.kind) {
    case 'person':
    case 'tool':
      return `+${effect.kind}`;
    case 'agriculture':
      return '+agri';
    case 'income':
      return `+${goodsInWords(effect.goods).replace(/^1 /, '')}/round`;
    case 'extraCard':
      return '+card';
    case 'dice':
      return '+dice';
    case 'work':
      return `+${effect.resource}÷${effect.divisor}`;
    default:
      return upperFace(effect);
  }
}

/** As `upperFace`, where there is little room: "+4 once", "any 2". */
export function upperSign(effect: Effect): string {
  switch (effect.kind) {
    case 'roll':
      return `${effect.dice} dice ${effect.resource}`;
    case 'oneUseTool':
      return `+${effect.value} once`;
    case 'anyResources':
      return `any ${effect.count}`;
    case 'tool':
    case 'agriculture':
    case 'extraCard':
      return effectSign(effect);
    case 'dice':
      return 'dice';
    default:
      return upperFace(effect);
  }
}

/** As `tileFace`, where there is little room: "wood, clay, gold → 5 +person". */
export function tileSigns(id: string): string {
  const tile = TILES.get(id);
  if (tile === undefined) return id;
  const effect = tile.effect === undefined ? '' : ` ${effectSign(tile.effect)}`;
  return `${withSigns(costFace(tile.cost))} → ${pointsFace(tile.points)}${effect}`;
}

/** "2 wood, clay → 10"; `value` stands for the values of what is paid. An effect stands behind. */
export function tileFace(id: string): string {
  const tile = TILES.get(id);
  if (tile === undefined) return id;
  const effect = tile.effect === undefined ? '' : `, ${upperFace(tile.effect)}`;
  return `${costFace(tile.cost)} → ${pointsFace(tile.points)}${effect}`;
}
