import type { PlaceName, Snapshot } from '@ochre/stone-age/rules';
import type { Words } from '../in-words.tsx';
import { whyNotThere } from '../odds/index.ts';

/** By these rules a place is full: for so many, or for so many players. */
const FULL = ['B3.3', 'B3.4', 'B3.5', 'S3.2'];

/** Why nobody can be placed there, in a word or two; what needs more is told when it is asked. */
export function noteOf(
  view: Snapshot,
  viewer: number,
  place: PlaceName,
  { play }: Words,
): string | undefined {
  if (view.decision?.kind !== 'place') return undefined;
  const rule = whyNotThere(view, viewer, place)?.rule;
  if (rule === 'B3.2') return play.youAreHere;
  return rule !== undefined && FULL.includes(rule) ? play.full : undefined;
}
