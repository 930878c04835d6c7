import {
  type Card,
  type Cost,
  type Effect,
  GOODS,
  type Goods,
  type LowerPart,
  type Profession,
  type Tile,
} from '@ochre/stone-age/rules';
import type { Words } from './index.ts';

/** What a card is called: what it brings at once, and what it counts for at the end. */
export const nameOfCard = ({ upper, lower }: Card, words: Words): string =>
  `${nameOfEffect(upper, words)}; ${nameOfLower(lower, words)}`;

export function nameOfTile(tile: Tile, words: Words): string {
  const { tiles } = words;
  const title = tiles.title(nameOfCost(tile.cost, words), nameOfPoints(tile, words));
  const name = nameOfHut(tile, words);
  const named = name === undefined ? title : `${name}. ${title}`;
  return tile.effect === undefined ? named : `${named}; ${nameOfEffect(tile.effect, words)}`;
}

/** The new huts have names. */
export const nameOfHut = ({ id }: Tile, { tiles: { names } }: Words): string | undefined =>
  isNamed(id, names) ? names[id] : undefined;

const isNamed = (id: string, names: Words['tiles']['names']): id is keyof typeof names =>
  id in names;

export const nameOfGoods = (some: Goods, words: Words): string =>
  words.and(
    GOODS.filter((good) => (some[good] ?? 0) > 0).map((good) =>
      words.goodsCounted[good](some[good]!),
    ),
  );

export const nameOfPoints = ({ points }: Tile, { tiles }: Words): string => {
  if (points === 'value') return tiles.pointsOfPaid;
  return typeof points === 'number' ? tiles.points(points) : tiles.pointsEach(points.perJewelry);
};

export function nameOfCost(cost: Cost, words: Words): string {
  switch (cost.kind) {
    case 'fixed':
      return nameOfGoods(cost.goods, words);
    case 'kinds':
      return words.tiles.kinds(cost.count, cost.kinds);
    case 'range':
      return cost.min === cost.max
        ? words.decisions.goods(cost.min)
        : words.tiles.range(cost.min, cost.max);
    case 'jewelry':
      if (cost.min === cost.max) return words.goodsCounted.jewelry(cost.min);
      return `${cost.min}–${cost.max} ${words.goods.jewelry}`;
  }
}

/** One rule per kind: an effect without a name does not compile. */
const EFFECTS: {
  readonly [Kind in Effect['kind']]: (
    effect: Extract<Effect, { kind: Kind }>,
    words: Words,
  ) => string;
} = {
  goods: ({ goods }, words) => nameOfGoods(goods, words),
  points: ({ points }, { effects }) => effects.points(points),
  roll: ({ dice, resource }, { effects }) => effects.roll(dice, resource),
  tool: (_, { effects }) => effects.tool,
  oneUseTool: ({ value }, { effects }) => effects.oneUseTool(value),
  agriculture: (_, { effects }) => effects.agriculture,
  person: (_, { effects }) => effects.person,
  income: ({ goods }, words) => words.effects.income(nameOfGoods(goods, words)),
  merchant: ({ steps, jewelry }, words) =>
    words.and([
      words.effects.merchant(steps),
      ...(jewelry > 0 ? [words.goodsCounted.jewelry(jewelry)] : []),
    ]),
  anyResource: (_, { effects }) => effects.anyResource,
  anyResources: ({ count }, { effects }) => effects.anyResources(count),
  work: ({ resource, divisor, people }, { effects }) => effects.work(resource, divisor, people),
  extraCard: (_, { effects }) => effects.extraCard,
  dice: ({ table }, { effects }) => (table === 'base' ? effects.diceForAll : effects.diceWithStyle),
};

export function nameOfEffect(effect: Effect, words: Words): string {
  const name = EFFECTS[effect.kind] as (effect: Effect, words: Words) => string;
  return name(effect, words);
}

export function nameOfLower(lower: LowerPart, words: Words): string {
  if ('culture' in lower) return words.culture[lower.culture];
  const people = Object.entries(lower) as [Profession, number][];
  return words.and(people.map(([profession, count]) => words.professions[profession](count)));
}
