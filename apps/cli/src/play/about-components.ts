import {
  type Card,
  type Cost,
  type Effect,
  goodsInWords,
  type LowerPart,
  type Tile,
  VALUE,
} from '@ochre/stone-age';
import { counted } from '../counted.ts';
import { cardFace, cardOf, lowerFace, tileFace, tileOf } from '../faces.ts';

/** What a card or tile does, in sentences, or undefined for an unknown id. */
export function aboutComponent(id: string): string[] | undefined {
  const card = cardOf(id);
  if (card !== undefined) return aboutCard(card);
  const tile = tileOf(id);
  return tile === undefined ? undefined : aboutTile(tile);
}

const aboutCard = ({ id, upper, lower }: Card): string[] => [
  `Card ${id}: ${cardFace(id)}`,
  `  at once: ${effectInSentence(upper)}`,
  `  at the end: ${lowerInSentence(lower)}`,
];

const aboutTile = ({ id, name, cost, points, effect }: Tile): string[] => [
  `Building ${id}${name === undefined ? '' : `, ${name}`}: ${tileFace(id)}`,
  `  cost: ${costInSentence(cost)}`,
  `  at once: ${
    points === 'value'
      ? `points for what you pay: ${valuesInWords()} each.`
      : `${counted(points, 'point')}.`
  }`,
  ...(effect === undefined ? [] : [`  and: ${effectInSentence(effect)}`]),
];

type EffectSentences = {
  readonly [Kind in Effect['kind']]: (effect: Extract<Effect, { kind: Kind }>) => string;
};

/** B6.3 */
const EFFECTS: EffectSentences = {
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
  anyResources: ({ count }) =>
    `you may take any ${count} resources when you act or feed, once (redeem).`,
  extraCard: () => 'you draw a card face down; only its lower part counts, and only you see it.',
  dice: () =>
    'a die per player is rolled, and each takes one: 1 wood, 2 clay, 3 stone, 4 gold, 5 a tool, ' +
    '6 agriculture.',
};

const effectInSentence = (effect: Effect): string =>
  (EFFECTS[effect.kind] as (effect: Effect) => string)(effect);

const TIMES = {
  farmer: 'your agriculture',
  toolmaker: 'the sum of your tools',
  builder: 'the number of your buildings',
  shaman: 'the number of your people',
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
  }
}

const valuesInWords = (): string =>
  Object.entries(VALUE)
    .map(([resource, value]) => `${resource} ${value}`)
    .join(', ');
