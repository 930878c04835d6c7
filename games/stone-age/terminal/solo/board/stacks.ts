import type { Snapshot } from '@ochre/stone-age/rules';
import { displayWidth, wrapParts } from '@ochre/terminal';
import { placeName } from '../../board/place-names.ts';
import { slip } from '../../board/slip.ts';
import { briefCardText } from '../../board/sold.ts';
import type { StoneAgeLook } from '../../look.ts';
import { soloOf } from '../limits.ts';
import { labelled, listed } from './lines.ts';

/** P1.3, P1.4: the stacks are open; what comes next, in order, in few signs. */

/** The tiles below the open ones, a line for each stack, or one for both. */
export function belowLines(snapshot: Snapshot, { width, ink, words }: StoneAgeLook): string[] {
  const title = words.showing.solo.places.below;
  const below = soloOf(snapshot).stacks.map((stack, at) => {
    const slips = stack.slice(1).map((id) => slip(id, words));
    return `${placeName(`building${at + 1}`, words)}: ${slips.join(', ') || words.decisions.nothing}`;
  });
  const whole = `${ink.strong(title)} ${below.join(' · ')}`;
  if (displayWidth(whole) <= width) return [whole];
  const indent = ' '.repeat(displayWidth(title));
  return below.map((line, at) => `${at === 0 ? ink.strong(title) : indent} ${line}`);
}

const cardsToCome = (snapshot: Snapshot, look: StoneAgeLook): string[] =>
  soloOf(snapshot).drawStack.map((id) => briefCardText(id, look).join(' · '));

const noCards = ({ ink, words }: StoneAgeLook): string =>
  `${ink.strong(words.showing.solo.places.draw)} ${words.table.emptyStack}`;

/** The draw stack from the top: all of it in lines. */
export function drawLines(snapshot: Snapshot, look: StoneAgeLook): string[] {
  const { width, ink, words } = look;
  const cards = cardsToCome(snapshot, look);
  if (cards.length === 0) return [noCards(look)];
  const title = words.showing.solo.places.draw;
  const indent = ' '.repeat(displayWidth(title) + 1);
  return wrapParts(labelled(ink.strong(title), listed(cards)), ' ', width, indent);
}

/** In one line, as many as fit. */
export function drawLine(snapshot: Snapshot, look: StoneAgeLook): string {
  const { width, ink, words } = look;
  const cards = cardsToCome(snapshot, look);
  if (cards.length === 0) return noCards(look);
  const { draw, more } = words.showing.solo.places;
  const shown = (count: number): string => {
    const rest = cards.length - count;
    const listed = [...cards.slice(0, count), ...(rest > 0 ? [more(rest)] : [])];
    return `${ink.strong(draw)} ${listed.join(', ')}`;
  };
  let count = cards.length;
  while (count > 0 && displayWidth(shown(count)) > width) count--;
  return shown(count);
}
