import { type ActionOf, type Snapshot, stoneAge } from '@ochre/stone-age/rules';
import { type Choice, single } from '@ochre/terminal';
import { decider, toolIn, type Yield, yieldIn } from '../places.ts';

interface ToolChoice {
  readonly action: ActionOf<'tools'>;
  readonly added: number;
  readonly goods: number;
}

/**
 * After a roll: which tools to add. First the cheapest way to each number of goods, the most goods
 * first; then the ways that waste something.
 */
export function toolsChoices(legal: readonly ActionOf<'tools'>[], snapshot: Snapshot): Choice[] {
  const roll = rollNow(snapshot);
  const sum = pips(snapshot);
  const { tools } = decider(snapshot);
  const all = legal
    .map((action): ToolChoice => {
      const added = total(action.slots.map((slot) => toolIn(tools, slot))) + total(action.oneUse);
      return { action, added, goods: Math.floor((sum + added) / roll.divisor) };
    })
    .sort(inOrder);
  const best = all.filter(({ goods }, at) => all.findIndex((one) => one.goods === goods) === at);
  return [...best, ...all.filter((choice) => !best.includes(choice))].map((choice) =>
    toolsChoice(choice, sum, roll),
  );
}

/** What the dice that lie there are divided by, and what they bring. */
export const rollNow = (snapshot: Snapshot): Yield =>
  yieldIn(snapshot, snapshot.decision?.for ?? '') ?? { good: 'food', divisor: 2 };

export const pips = ({ dice }: Snapshot): number => total(dice ?? []);

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** One-use tools are worth keeping. */
const inOrder = (one: ToolChoice, other: ToolChoice): number =>
  other.goods - one.goods ||
  total(one.action.oneUse) - total(other.action.oneUse) ||
  one.added - other.added;

function toolsChoice({ action, added, goods }: ToolChoice, sum: number, roll: Yield): Choice {
  const text = stoneAge.print(action);
  const reached = added === 0 ? `${sum}` : `${sum} + ${added} = ${sum + added}`;
  return single(text, text, `${reached} → ${goods} ${roll.good}`);
}
