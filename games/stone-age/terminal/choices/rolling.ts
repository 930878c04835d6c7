import { type ActionOf, type Snapshot, stoneAge } from '@ochre/stone-age/rules';
import { type Choice, single } from '@ochre/terminal';
import type { Words } from '../in-words.ts';
import { askedFor, decider, toolIn, yieldAt, yieldInWords } from '../places.ts';

interface ToolChoice {
  readonly action: ActionOf<'tools'>;
  readonly added: number;
  readonly goods: number;
}

/**
 * After a roll: which tools to add. First the cheapest way to each number of goods, the most goods
 * first; then the ways that waste something.
 */
export function toolsChoices(
  legal: readonly ActionOf<'tools'>[],
  snapshot: Snapshot,
  words: Words,
): Choice[] {
  const source = askedFor(snapshot);
  const { divisor } = yieldAt(source);
  const sum = pips(snapshot);
  const { tools } = decider(snapshot);
  const all = legal
    .map((action): ToolChoice => {
      const added = total(action.slots.map((slot) => toolIn(tools, slot))) + total(action.oneUse);
      return { action, added, goods: Math.floor((sum + added) / divisor) };
    })
    .sort(inOrder);
  const best = all.filter(({ goods }, at) => all.findIndex((one) => one.goods === goods) === at);
  return [...best, ...all.filter((choice) => !best.includes(choice))].map(
    ({ action, added, goods }) => {
      const brings = yieldInWords(snapshot, source, goods, words);
      const text = stoneAge.print(action);
      return single(text, toolsInWords(text, words), `${reached(sum, added)} → ${brings}`);
    },
  );
}

/** By their names in moves: "Use t1 o4". */
export function toolsInWords(move: string, { decisions, telling }: Words): string {
  const [, ...tools] = move.split(' ');
  return tools[0] === 'none' ? decisions.noTools : telling.choices.usingTools(tools.join(' '));
}

/** "9", "9 + 2 = 11" */
export const reached = (sum: number, added: number): string =>
  added === 0 ? `${sum}` : `${sum} + ${added} = ${sum + added}`;

export const pips = ({ dice }: Snapshot): number => total(dice ?? []);

export const total = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0);

/** One-use tools are worth keeping. */
const inOrder = (one: ToolChoice, other: ToolChoice): number =>
  other.goods - one.goods ||
  total(one.action.oneUse) - total(other.action.oneUse) ||
  one.added - other.added;
