import {
  type PlaceName,
  type Snapshot,
  whyNotThere as whyNotInTheGame,
} from '@ochre/stone-age/rules';
import type { WhyNotThere } from '../../words/sayings/say-why-not.ts';

/** Why the viewer can do nothing at a place now; undefined where they can. */
export function whyNotThere(
  view: Snapshot,
  viewer: number,
  place: PlaceName,
): WhyNotThere | undefined {
  const why = whyNotInTheGame(view, place, viewer);
  return why && { ...why, because: causeOf(view, viewer) };
}

function causeOf({ decision }: Snapshot, viewer: number): WhyNotThere['because'] {
  if (decision === undefined) return 'rule';
  if (decision.player !== viewer) return 'turn';
  return decision.kind === 'place' || decision.kind === 'act' ? 'rule' : 'question';
}
