import type { Cost, Snapshot } from '@ochre/stone-age/rules';
import { RESOURCES } from '@ochre/stone-age/rules';
import type { Look } from '@ochre/terminal';
import { displayWidth, wrapParts } from '@ochre/terminal';
import { briefCardText } from '../../board/sold.ts';
import { tileOf } from '../../faces.ts';
import { soloOf } from '../limits.ts';
import { labelled, listed } from './lines.ts';

/** P1.3, P1.4: the stacks are open; what comes next, in order, in few signs. */

/** "wwc→10", "4/2→v": what is paid, and the points; `v` is the value of what is paid. */
export function slip(id: string): string {
  const { cost, points } = tileOf(id)!;
  return `${costSigns(cost)}→${points === 'value' ? 'v' : points}`;
}

function costSigns(cost: Cost): string {
  switch (cost.kind) {
    case 'fixed':
      return RESOURCES.map((resource) => resource[0]!.repeat(cost.goods[resource] ?? 0)).join('');
    case 'kinds':
      return `${cost.count}/${cost.kinds}`;
    default:
      return `${cost.min}–${cost.max}`;
  }
}

/** The tiles below the open ones, a line for each stack, or one for both. */
export function belowLines(snapshot: Snapshot, { width, ink }: Look): string[] {
  const below = soloOf(snapshot).stacks.map((stack, at) => {
    const slips = stack.slice(1).map(slip).join(', ');
    return `building${at + 1}: ${slips || 'nothing'}`;
  });
  const name = ink.strong('Below');
  const whole = `${name} ${below.join(' · ')}`;
  if (displayWidth(whole) <= width) return [whole];
  return below.map((line, at) => `${at === 0 ? name : '     '} ${line}`);
}

const cardsToCome = (snapshot: Snapshot, look: Look): string[] =>
  soloOf(snapshot).drawStack.map((id) => briefCardText(id, look).join(' · '));

/** The draw stack from the top: all of it in lines. */
export function drawLines(snapshot: Snapshot, look: Look): string[] {
  const { width, ink } = look;
  const cards = cardsToCome(snapshot, look);
  if (cards.length === 0) return [`${ink.strong('Draw')} empty`];
  return wrapParts(labelled(ink.strong('Draw'), listed(cards)), ' ', width, '     ');
}

/** In one line, as many as fit. */
export function drawLine(snapshot: Snapshot, look: Look): string {
  const { width, ink } = look;
  const cards = cardsToCome(snapshot, look);
  const shown = (count: number): string => {
    const rest = cards.length - count;
    return `Draw ${[...cards.slice(0, count), ...(rest > 0 ? [`${rest} more`] : [])].join(', ')}`;
  };
  let count = cards.length;
  while (count > 0 && displayWidth(shown(count)) > width) count--;
  return cards.length === 0
    ? `${ink.strong('Draw')} empty`
    : shown(count).replace('Draw', ink.strong('Draw'));
}
