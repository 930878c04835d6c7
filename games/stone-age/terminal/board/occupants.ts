import type { Snapshot } from '@ochre/stone-age/rules';
import { markOf } from '@ochre/terminal';
import type { StoneAgeLook } from '../look.ts';
import { circlesOf, spaceOf } from '../places.ts';

/** Who stands on a place: a letter per person, a circle where one more could stand. */
export function occupants(snapshot: Snapshot, place: string, look: StoneAgeLook): string {
  const people = snapshot.places[place] ?? [];
  if (isGone(snapshot, place)) return ' ';
  const circles = circlesOf(place);
  if (!Number.isFinite(circles)) return crowd(people, look);
  const standing = people.reduce((sum, count) => sum + count, 0);
  const letters = people.map((count, seat) => markOf(look, seat).repeat(count)).join('');
  return letters + look.ink.faint('○'.repeat(Math.max(0, circles - standing)));
}

/** Where there is no limit, numbers: `Y5 H3`. */
function crowd(people: readonly number[], look: StoneAgeLook): string {
  const groups = people.flatMap((count, seat) =>
    count > 0 ? [`${markOf(look, seat)}${count}`] : [],
  );
  return groups.length === 0
    ? look.ink.faint(look.words.showing.board.noLimit)
    : groups.join(groups.length > 2 ? '' : ' ');
}

/** A card that was bought, a stack that is used up. */
const isGone = ({ cards, stacks }: Snapshot, place: string): boolean =>
  (place.startsWith('card') && cards[spaceOf(place)] === '') ||
  (place.startsWith('building') && stacks[spaceOf(place)]?.left === 0);
