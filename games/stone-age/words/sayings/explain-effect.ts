import {
  DICE_TABLES,
  type Effect,
  type LowerPart,
  type Profession,
  VALUE,
} from '@ochre/stone-age/rules';
import type { Words } from '../index.ts';
import { nameOfEffect, nameOfGoods } from '../name-cards.ts';

/** Some things are different in the game for one. */
export type Game = 'together' | 'solo';

type Explain<Kind extends Effect['kind']> = (
  effect: Extract<Effect, { kind: Kind }>,
  words: Words,
) => string | readonly string[];

/** One rule per kind: an effect without an explanation does not compile. */
const EFFECTS: { readonly [Kind in Effect['kind']]: Explain<Kind> } = {
  goods: ({ goods }, words) => said(words).goods(nameOfGoods(goods, words)),
  points: ({ points }, words) => said(words).points(points),
  roll: ({ dice, resource }, words) => said(words).roll(dice, resource, VALUE[resource]),
  tool: (_, words) => said(words).tool,
  oneUseTool: ({ value }, words) => said(words).oneUseTool(value),
  agriculture: (_, words) => said(words).agriculture,
  person: (_, words) => said(words).person,
  income: ({ goods }, words) => said(words).income(nameOfGoods(goods, words)),
  merchant: ({ steps, jewelry }, words) =>
    said(words).merchant(steps, jewelry > 0 ? words.goodsCounted.jewelry(jewelry) : undefined),
  anyResource: (_, words) => said(words).anyResource,
  anyResources: ({ count }, words) => said(words).anyResources(count),
  work: ({ resource, divisor, people }, words) => said(words).work(resource, divisor, people),
  extraCard: (_, words) => said(words).extraCard,
  dice: ({ table }, words) => [said(words).dice, facesOf(table, words)],
};

const SOLO_EFFECTS: { readonly [Kind in Effect['kind']]?: Explain<Kind> } = {
  goods: ({ goods }, words) => [
    said(words).goods(nameOfGoods(goods, words)),
    goods.food > 0 ? words.rulebook.explained.solo.fromBoard : fromPool(words),
  ],
  roll: ({ dice, resource }, words) => [
    said(words).roll(dice, resource, VALUE[resource]),
    fromPool(words),
  ],
  tool: (_, words) => alone(words).tool,
  extraCard: (_, words) => alone(words).extraCard,
  anyResources: ({ count }, words) => alone(words).anyResources(count),
  dice: ({ table }, words) => [alone(words).dice, facesOf(table, words)],
};

const said = (words: Words) => words.rulebook.explained.effects;
const fromPool = (words: Words): string => words.rulebook.explained.solo.fromPool;
const alone = (words: Words) => words.rulebook.explained.solo.effects;

/** *1: 1 wood · 2: 1 clay …*, what each face brings. */
export function facesOf(table: keyof typeof DICE_TABLES, words: Words): string {
  const { face } = words.rulebook.explained;
  const faces = DICE_TABLES[table].map((effect, at) => face(at + 1, nameOfEffect(effect, words)));
  return `${faces.join(' · ')}.`;
}

/** What a card's upper part, a tile or a die does, in sentences. */
export function explainEffect(
  effect: Effect,
  words: Words,
  game: Game = 'together',
): readonly string[] {
  const own = game === 'solo' ? SOLO_EFFECTS[effect.kind] : undefined;
  const explain = (own ?? EFFECTS[effect.kind]) as (effect: Effect, words: Words) => string;
  return [explain(effect, words)].flat();
}

/** What a card's lower part scores at the end, in sentences. */
export function explainLower(lower: LowerPart, words: Words): readonly string[] {
  const { culture, professions } = words.rulebook.explained;
  if ('culture' in lower) return [culture(lower.culture)];
  const people = Object.entries(lower) as [Profession, number][];
  return people.map(([profession, count]) => professions[profession](count));
}
