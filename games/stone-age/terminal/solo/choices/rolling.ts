import {
  type ActionOf,
  DICE_TABLES,
  type Effect,
  goodsInWords,
  type Snapshot,
  stoneAge,
} from '@ochre/stone-age/rules';
import { type Choice, single } from '@ochre/terminal';
import { pips, rollNow } from '../../choices/rolling.ts';
import { upperFace } from '../../faces.ts';
import { askedFor, toolIn } from '../../places.ts';
import { leastLost } from '../least-lost.ts';
import { type Comes, comes, LIMITED, ownerOf, soloOf } from '../limits.ts';

interface ToolChoice extends Comes {
  readonly action: ActionOf<'tools'>;
  readonly added: number;
}

/**
 * After a roll: which tools to add. First the cheapest way to each outcome, the best first; what
 * finds no room is worse than nothing (P2.3).
 */
export function toolsChoices(legal: readonly ActionOf<'tools'>[], snapshot: Snapshot): Choice[] {
  const { good, divisor } = rollNow(snapshot);
  const sum = pips(snapshot);
  const { tools } = ownerOf(snapshot);
  const all = legal
    .map((action): ToolChoice => {
      const added = total(action.slots.map((slot) => toolIn(tools, slot))) + total(action.oneUse);
      const due = Math.floor((sum + added) / divisor);
      return { action, added, ...comes(snapshot, good, due, askedFor(snapshot)) };
    })
    .sort(inOrder);
  const isFirst = ({ taken, lost }: ToolChoice, at: number): boolean =>
    all.findIndex((one) => one.taken === taken && one.lost === lost) === at;
  return [...all.filter(isFirst), ...all.filter((one, at) => !isFirst(one, at))].map(
    ({ action, added, taken, lost }) => {
      const reached = added === 0 ? `${sum}` : `${sum} + ${added} = ${sum + added}`;
      const text = stoneAge.print(action);
      return single(text, text, `${reached} → ${taken} ${good}${pointsLost(lost, 'no room')}`);
    },
  );
}

const inOrder = (one: ToolChoice, other: ToolChoice): number =>
  other.taken - one.taken ||
  one.lost - other.lost ||
  total(one.action.oneUse) - total(other.action.oneUse) ||
  one.added - other.added;

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const pointsLost = (lost: number, why: string): string =>
  lost > 0 ? `, ${why}: -${lost} points` : '';

/** P5.5: how many dice; with more of them, a double counts twice, and the others cost their pips. */
export function rollChoice(action: ActionOf<'roll'>): Choice {
  const { dice } = action;
  const { mean, alike } = leastLost(dice);
  const note =
    dice === 1
      ? 'one die: its reward, and nothing is lost'
      : `two alike ${Math.round(alike * 100)} %; loses ≈ ${mean.toFixed(1)} points or more`;
  const text = stoneAge.print(action);
  return single(text, text, note);
}

/** P5.5: what a face brings, once per die, and what the others cost. */
export function pickChoice(action: ActionOf<'pick'>, snapshot: Snapshot): Choice {
  const { face } = action;
  const dice = snapshot.dice ?? [];
  const count = dice.filter((one) => one === face).length;
  const lost = total(dice) - face * count;
  const reward = DICE_TABLES.base[face - 1]!;
  const text = stoneAge.print(action);
  return single(
    text,
    text,
    `${rewardInWords(reward, count, snapshot)}${pointsLost(lost, 'the others')}`,
  );
}

function rewardInWords(reward: Effect, count: number, snapshot: Snapshot): string {
  if (reward.kind !== 'goods')
    return count === 1 ? upperFace(reward) : `${count} × ${upperFace(reward)}`;
  const good = LIMITED.find((one) => reward.goods[one] > 0)!;
  const due = count * reward.goods[good];
  const { taken, lost } = comes(snapshot, good, due, askedFor(snapshot));
  const { outside } = soloOf(snapshot);
  const short = good !== 'food' && outside[good] < due ? ` (the pool has ${outside[good]})` : '';
  return `${goodsInWords({ [good]: taken })}${short}${pointsLost(lost, 'no room')}`;
}
