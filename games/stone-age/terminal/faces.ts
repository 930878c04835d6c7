import { byKind, type PerKind } from '@ochre/kernel';
import {
  ALL_CARDS,
  ALL_TILES,
  type Card,
  type Cost,
  type DiceTable,
  type Effect,
  GOODS,
  type Goods,
  type LowerPart,
  PROFESSIONS,
  type Tile,
} from '@ochre/stone-age/rules';
import type { Words } from './in-words.ts';

/** What is printed on cards and tiles, in as few words as the board has room for. */

const CARDS = new Map(ALL_CARDS.map((card) => [card.id, card]));
const TILES = new Map(ALL_TILES.map((tile) => [tile.id, tile]));

export const cardOf = (id: string): Card | undefined => CARDS.get(id);
export const tileOf = (id: string): Tile | undefined => TILES.get(id);

/** "2 wood, 1 clay" */
const goodsFace = (goods: Goods, { goodsCounted }: Words): string =>
  GOODS.flatMap((good) => {
    const count = goods[good] ?? 0;
    return count > 0 ? [goodsCounted[good](count)] : [];
  }).join(', ');

/** "2 wood, clay": one of a good is its name alone. */
const goodsBriefly = (some: Goods, { goods, goodsCounted, telling }: Words): string =>
  GOODS.flatMap((good) => {
    const count = some[good] ?? 0;
    if (count !== 1) return count === 0 ? [] : [goodsCounted[good](count)];
    return [good === 'jewelry' ? telling.faces.jewelry : goods[good]];
  }).join(', ');

const UPPER: PerKind<Effect, [words: Words], string> = {
  goods: ({ goods }, words) => goodsFace(goods, words),
  points: ({ points }, { effects }) => effects.points(points),
  roll: ({ resource, dice }, { telling, goods }) => telling.faces.roll(dice, goods[resource]),
  tool: (_, { telling }) => telling.faces.tool,
  oneUseTool: ({ value }, { telling }) => telling.faces.oneUseTool(value),
  agriculture: (_, { telling }) => telling.faces.agriculture,
  person: (_, { telling }) => telling.faces.person,
  income: ({ goods }, words) => words.telling.faces.income(goodsFace(goods, words)),
  merchant: ({ steps, jewelry }, { telling, goodsCounted }) =>
    [telling.faces.merchant(steps), ...(jewelry > 0 ? [goodsCounted.jewelry(jewelry)] : [])].join(
      ', ',
    ),
  anyResource: (_, { telling }) => telling.faces.anyResource,
  work: ({ resource, divisor }, { telling, goods }) => telling.faces.work(goods[resource], divisor),
  anyResources: ({ count }, { telling }) => telling.faces.anyResources(count),
  extraCard: (_, { telling }) => telling.faces.extraCard,
  dice: ({ table }, words) => diceName(table, words),
};

export const diceName = (table: DiceTable, { effects }: Words): string =>
  table === 'style' ? effects.diceWithStyle : effects.diceForAll;

export const upperFace = (effect: Effect, words: Words): string => byKind(UPPER, effect, words);

export function lowerFace(lower: LowerPart, { culture, telling, professions }: Words): string {
  if ('culture' in lower) return telling.faces.culture(culture[lower.culture]);
  return PROFESSIONS.flatMap((profession) => {
    const count = lower[profession] ?? 0;
    return count > 0 ? [professions[profession](count)] : [];
  }).join(', ');
}

/** "7 food · pottery" */
export function cardFace(id: string, words: Words): string {
  const card = CARDS.get(id);
  return card === undefined
    ? id
    : `${upperFace(card.upper, words)} · ${lowerFace(card.lower, words)}`;
}

function costFace(cost: Cost, words: Words): string {
  switch (cost.kind) {
    case 'fixed':
      return goodsBriefly(cost.goods, words);
    case 'kinds':
      return words.tiles.kindsShort(cost.count, cost.kinds);
    case 'range':
      return words.telling.faces.range(cost.min, cost.max);
    case 'jewelry':
      return `${cost.min}–${cost.max} ${words.goods.jewelry}`;
  }
}

function pointsFace(points: Tile['points'], { faces }: Words['telling']): string {
  if (points === 'value') return faces.value;
  return typeof points === 'number' ? `${points}` : faces.each(points.perJewelry);
}

/** The sign for jewelry, where there is little room: "2 jewelry" is "2◆", "jewelry" is "1◆". */
export const withSigns = (face: string, { goodsCounted, telling }: Words): string =>
  COUNTED.reduce(
    (text, count) => text.replaceAll(goodsCounted.jewelry(count), `${count}◆`),
    face,
  ).replaceAll(telling.faces.jewelry, '1◆');

/** As much jewelry as stands on a card or tile. */
const COUNTED = [1, 2, 3, 4];

/** The effects that tiles have, as signs; what has none is told in full. */
function effectSign(effect: Effect, words: Words): string {
  const { signs } = words.telling.faces;
  switch (effect.kind) {
    case 'person':
    case 'tool':
    case 'agriculture':
    case 'extraCard':
      return signs[effect.kind];
    case 'income':
      return signs.income(goodsBriefly(effect.goods, words));
    case 'dice':
      return `+${signs.dice}`;
    case 'work':
      return `+${words.goods[effect.resource]}÷${effect.divisor}`;
    default:
      return upperFace(effect, words);
  }
}

/** As `upperFace`, where there is little room: "+4 once", "any 2". */
export function upperSign(effect: Effect, words: Words): string {
  const { signs } = words.telling.faces;
  switch (effect.kind) {
    case 'roll':
      return signs.roll(effect.dice, words.goods[effect.resource]);
    case 'oneUseTool':
      return signs.oneUseTool(effect.value);
    case 'anyResources':
      return signs.anyResources(effect.count);
    case 'tool':
    case 'agriculture':
    case 'extraCard':
      return effectSign(effect, words);
    case 'dice':
      return signs.dice;
    default:
      return upperFace(effect, words);
  }
}

/** As `tileFace`, where there is little room: "wood, clay, gold → 5 +person". */
export function tileSigns(id: string, words: Words): string {
  const tile = TILES.get(id);
  if (tile === undefined) return id;
  const effect = tile.effect === undefined ? '' : ` ${effectSign(tile.effect, words)}`;
  const cost = withSigns(costFace(tile.cost, words), words);
  return `${cost} → ${pointsFace(tile.points, words.telling)}${effect}`;
}

/** "2 wood, clay → 10"; `value` stands for the values of what is paid. An effect stands behind. */
export function tileFace(id: string, words: Words): string {
  const tile = TILES.get(id);
  if (tile === undefined) return id;
  const effect = tile.effect === undefined ? '' : `, ${upperFace(tile.effect, words)}`;
  return `${costFace(tile.cost, words)} → ${pointsFace(tile.points, words.telling)}${effect}`;
}
