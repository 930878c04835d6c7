import { byKind, type PerKind } from '@ochre/kernel';
import {
  type Card,
  type Cost,
  DICE_TABLES,
  type DiceTable,
  type Effect,
  goodsInWords,
  type LowerPart,
  type Tile,
  VALUE,
} from '@ochre/stone-age/rules';
import { counted } from '@ochre/terminal';
import { cardFace, cardOf, lowerFace, tileFace, tileOf, upperFace } from './faces.ts';

/** What a card or tile does, in sentences, or undefined for an unknown id. */
export const aboutComponent = (id: string): string[] | undefined => aboutWith(id, EFFECTS);

/** The same, with what effects do where that is not the usual. */
export function aboutWith(id: string, effects: EffectSentences): string[] | undefined {
  const card = cardOf(id);
  if (card !== undefined) return aboutCard(card, effects);
  const tile = tileOf(id);
  return tile === undefined ? undefined : aboutTile(tile, effects);
}

const aboutCard = ({ id, upper, lower }: Card, effects: EffectSentences): string[] => [
  `Card ${id}: ${cardFace(id)}`,
  `  at once: ${effectInSentence(upper, effects)}`,
  `  at the end: ${lowerInSentence(lower)}`,
];

const aboutTile = (
  { id, name, cost, points, effect }: Tile,
  effects: EffectSentences,
): string[] => [
  `Building ${id}${name === undefined ? '' : `, ${name}`}: ${tileFace(id)}`,
  `  cost: ${costInSentence(cost)}`,
  `  at once: ${pointsInSentence(points)}`,
  ...(effect === undefined ? [] : [`  and: ${effectInSentence(effect, effects)}`]),
];

function pointsInSentence(points: Tile['points']): string {
  if (points === 'value') return `points for what you pay: ${valuesInWords()} each.`;
  return typeof points === 'number'
    ? `${counted(points, 'point')}.`
    : `${counted(points.perJewelry, 'point')} for each jewelry.`;
}

export type EffectSentences = PerKind<Effect, [], string>;

/** B6.3 */
export const EFFECTS: EffectSentences = {
  goods: ({ goods }) => `you get ${goodsInWords(goods)}.`,
  points: ({ points }) => `you score ${counted(points, 'point')}.`,
  roll: ({ resource, dice }) =>
    `you roll ${dice} dice for ${resource}, divided by ${VALUE[resource]}; tools may help.`,
  tool: () => 'you get one tool.',
  oneUseTool: ({ value }) => `you keep a tool that adds ${value} to a roll, once in the game.`,
  agriculture: () => 'your agriculture rises by 1.',
  person: () => 'you get one more person.',
  income: ({ goods }) =>
    `you get ${goodsInWords(goods)} at the beginning of phase 2 of every following round.`,
  merchant: ({ steps, jewelry }) =>
    `you move on by ${steps} on the merchant track${jewelry > 0 ? ` and get ${goodsInWords({ jewelry })}` : ''}.`,
  anyResource: () => 'you get one resource of your choice.',
  work: ({ resource, divisor, people }) =>
    `from the next round on, 1 to ${people} of your people may work there: dice for ${resource}, ` +
    `divided by ${divisor}; tools may help.`,
  anyResources: ({ count }) =>
    `you may take any ${count} resources when you act or feed, once (redeem).`,
  extraCard: () => 'you draw a card face down; only its lower part counts, and only you see it.',
  dice: ({ table }) => `a die per player is rolled, and each takes one: ${facesInWords(table)}.`,
};

/** "1: 1 wood; 2: 1 clay; …" */
export const facesInWords = (table: DiceTable): string =>
  DICE_TABLES[table].map((reward, at) => `${at + 1}: ${upperFace(reward)}`).join('; ');

const effectInSentence = (effect: Effect, effects: EffectSentences): string =>
  byKind(effects, effect);

const TIMES = {
  farmer: 'your agriculture',
  toolmaker: 'the sum of your tools',
  builder: 'the number of your buildings',
  shaman: 'the number of your people',
  trader: 'your merchant track',
} as const;

/** B10.1, B10.2 */
function lowerInSentence(lower: LowerPart): string {
  if ('culture' in lower) {
    return `the symbol ${lower.culture}; a set of different symbols scores its size squared.`;
  }
  const [profession] = Object.keys(lower) as (keyof typeof TIMES)[];
  return `${lowerFace(lower)}: ${lower[profession!]} × ${TIMES[profession!]}.`;
}

/** B7 */
function costInSentence(cost: Cost): string {
  switch (cost.kind) {
    case 'fixed':
      return `exactly ${goodsInWords(cost.goods)}.`;
    case 'kinds':
      return `${cost.count} resources of exactly ${counted(cost.kinds, 'kind')}.`;
    case 'range':
      return `${cost.min} to ${cost.max} resources of any kinds.`;
    case 'jewelry':
      return `${cost.min} to ${cost.max} jewelry.`;
  }
}

const valuesInWords = (): string =>
  Object.entries(VALUE)
    .map(([resource, value]) => `${resource} ${value}`)
    .join(', ');
