import {
  type ActionOf,
  DICE_TABLES,
  type Effect,
  type Snapshot,
  stoneAge,
} from '@ochre/stone-age/rules';
import { type Choice, single } from '@ochre/terminal';
import { pips, reached, toolsInWords, total } from '../../choices/rolling.ts';
import { upperFace } from '../../faces.ts';
import type { Words } from '../../in-words.ts';
import { askedFor, toolIn, yieldAt } from '../../places.ts';
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
export function toolsChoices(
  legal: readonly ActionOf<'tools'>[],
  snapshot: Snapshot,
  words: Words,
): Choice[] {
  const source = askedFor(snapshot);
  const { good, divisor } = yieldAt(source);
  const sum = pips(snapshot);
  const { tools } = ownerOf(snapshot);
  const all = legal
    .map((action): ToolChoice => {
      const added = total(action.slots.map((slot) => toolIn(tools, slot))) + total(action.oneUse);
      const due = Math.floor((sum + added) / divisor);
      return { action, added, ...comes(snapshot, good, due, source) };
    })
    .sort(inOrder);
  const isFirst = ({ taken, lost }: ToolChoice, at: number): boolean =>
    all.findIndex((one) => one.taken === taken && one.lost === lost) === at;
  return [...all.filter(isFirst), ...all.filter((one, at) => !isFirst(one, at))].map(
    ({ action, added, taken, lost }) => {
      const text = stoneAge.print(action);
      const brings = `${reached(sum, added)} → ${words.goodsCounted[good](taken)}`;
      return single(text, toolsInWords(text, words), [brings, ...noRoom(lost, words)].join(', '));
    },
  );
}

const inOrder = (one: ToolChoice, other: ToolChoice): number =>
  other.taken - one.taken ||
  one.lost - other.lost ||
  total(one.action.oneUse) - total(other.action.oneUse) ||
  one.added - other.added;

const noRoom = (lost: number, { effects, telling }: Words): string[] =>
  lost > 0 ? [telling.choices.noRoom(`-${effects.points(lost)}`)] : [];

/** P5.5: how many dice; with more of them, a double counts twice, and the others cost their pips. */
export function rollChoice(action: ActionOf<'roll'>, _: Snapshot, words: Words): Choice {
  const { dice } = action;
  const { mean, alike } = leastLost(dice);
  const { solo } = words.telling.choices;
  const { about, percent } = words.odds;
  const lost = about(words.effects.points(Number(mean.toFixed(1))));
  const note =
    dice === 1 ? solo.oneDie : solo.alike(percent(words.number(Math.round(alike * 100))), lost);
  return single(stoneAge.print(action), words.decisions.roll(dice), note);
}

/** P5.5: what a face brings, once per die, and what the others cost. */
export function pickChoice(action: ActionOf<'pick'>, snapshot: Snapshot, words: Words): Choice {
  const { face } = action;
  const dice = snapshot.dice ?? [];
  const count = dice.filter((one) => one === face).length;
  const lost = total(dice) - face * count;
  const reward = DICE_TABLES.base[face - 1]!;
  const brings = rewardInWords(reward, count, snapshot, words);
  const note = lost > 0 ? words.telling.choices.solo.others(`-${words.effects.points(lost)}`) : '';
  return single(stoneAge.print(action), words.decisions.pick(face, brings), note);
}

function rewardInWords(reward: Effect, count: number, snapshot: Snapshot, words: Words): string {
  if (reward.kind !== 'goods') {
    const face = upperFace(reward, words);
    return count === 1 ? face : `${count} × ${face}`;
  }
  const good = LIMITED.find((one) => reward.goods[one] > 0)!;
  const due = count * reward.goods[good];
  const { taken, lost } = comes(snapshot, good, due, askedFor(snapshot));
  const { outside } = soloOf(snapshot);
  const isShort = good !== 'food' && outside[good] < due;
  return [
    taken === 0 ? words.decisions.nothing : words.goodsCounted[good](taken),
    ...(isShort ? [words.telling.choices.solo.poolHas(outside[good])] : []),
    ...noRoom(lost, words),
  ].join(', ');
}
