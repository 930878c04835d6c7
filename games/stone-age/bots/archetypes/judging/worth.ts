import {
  AGRICULTURE_END,
  bitCount,
  DICE_TABLES,
  type DiceTable,
  type Effect,
  type GoodsCount,
  MERCHANT_END,
  MOST_PEOPLE,
  MOST_TOOLS,
  meanYield,
  type Tile,
  VALUE,
} from '@ochre/stone-age/rules';
import { COMMON } from './common.ts';
import { CARD, type CardFacts } from './facts.ts';
import { type Outlook, sumOf } from './outlook.ts';

/** What goods, cards, tiles and rewards are worth to a player, in points at the end. */

export const goodsWorth = ({ price }: Outlook, goods: GoodsCount): number =>
  goods.food * price.food +
  goods.wood * price.wood +
  goods.clay * price.clay +
  goods.stone * price.stone +
  goods.gold * price.gold +
  goods.jewelry * price.jewelry;

export function cardWorth(outlook: Outlook, id: string): number {
  const card = CARD[id]!;
  return lowerWorth(outlook, card) + effectWorth(outlook, card.upper);
}

/** What a tile brings besides its points. */
export function tileWorth(outlook: Outlook, { effect }: Tile): number {
  const { shown, profile } = outlook;
  const builders = shown.builder * profile.builder;
  return effect === undefined ? builders : builders + effectWorth(outlook, effect);
}

/** B10.1, B10.2 */
export const lowerWorth = (outlook: Outlook, card: CardFacts): number =>
  card.symbol === 0 ? professionsWorth(outlook, card) : symbolWorth(outlook, card.symbol);

/** B10.1: what a symbol adds to its set, and to those that will come after it. */
function symbolWorth({ shown, profile, future }: Outlook, symbol: number): number {
  const { symbols, secondSymbols } = shown;
  if ((secondSymbols & symbol) !== 0) return 0;
  const size = bitCount((symbols & symbol) === 0 ? symbols : secondSymbols);
  const hoped = Math.min(MOST_SYMBOLS, size + profile.hope * future);
  return profile.culture * (2 * hoped + 1);
}

const MOST_SYMBOLS = 7;

/** B10.2: by what the tracks will have grown to. */
function professionsWorth({ owner, profile, future }: Outlook, card: CardFacts): number {
  const { growth } = COMMON;
  const { agriculture, tools, buildings, people, merchant } = owner;
  let worth = 0;
  if (card.farmer > 0) {
    worth +=
      card.farmer *
      profile.farmer *
      grown(agriculture, growth.agriculture * future, AGRICULTURE_END);
  }
  if (card.toolmaker > 0) {
    worth +=
      card.toolmaker * profile.toolmaker * grown(sumOf(tools), growth.tools * future, MOST_TOOLS);
  }
  if (card.builder > 0) {
    worth += card.builder * profile.builder * (buildings.length + growth.buildings * future);
  }
  if (card.shaman > 0) {
    worth += card.shaman * profile.shaman * grown(people, growth.people * future, MOST_PEOPLE);
  }
  if (card.trader > 0) {
    worth += card.trader * profile.trader * grown(merchant, growth.merchant * future, MERCHANT_END);
  }
  return worth;
}

const grown = (now: number, growth: number, most: number): number => Math.min(most, now + growth);

export function effectWorth(outlook: Outlook, effect: Effect): number {
  const { price, step, future } = outlook;
  switch (effect.kind) {
    case 'goods':
      return goodsWorth(outlook, effect.goods);
    case 'points':
      return effect.points;
    case 'roll':
      return meanYield(effect.dice, VALUE[effect.resource], 0) * price[effect.resource];
    case 'tool':
      return step.tool;
    case 'oneUseTool':
      return future > 0 ? effect.value * COMMON.oneUseStep : 0;
    case 'agriculture':
      return step.agriculture;
    case 'person':
      return step.person;
    case 'income':
      return future * goodsWorth(outlook, effect.goods);
    case 'merchant':
      return effect.steps * step.merchant + effect.jewelry * price.jewelry;
    case 'anyResource':
      return price.gold;
    case 'anyResources':
      return effect.count * price.gold;
    case 'work':
      return future * workWorth(outlook, effect);
    case 'extraCard':
      return COMMON.unseenCard;
    case 'dice':
      return COMMON.diceForAll * betterDie(outlook, effect.table);
  }
}

/** What a place of one's own brings beyond what its people would have done elsewhere. */
function workWorth(
  { price, profile }: Outlook,
  { resource, divisor, people }: Extract<Effect, { kind: 'work' }>,
): number {
  return Math.max(0, meanYield(people, divisor, 0) * price[resource] - people * profile.home);
}

/** B6.5: the better of two dice. */
function betterDie(outlook: Outlook, table: DiceTable): number {
  const faces = DICE_TABLES[table].map((reward) => effectWorth(outlook, reward)).sort(ascending);
  return faces.reduce((mean, worth, at) => mean + (worth * (2 * at + 1)) / 36, 0);
}

const ascending = (one: number, other: number): number => one - other;
