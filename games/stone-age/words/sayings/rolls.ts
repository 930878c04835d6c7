import { type GatheringPlace, type Good, PLACE_YIELDS } from '@ochre/stone-age/rules';
import { effectOf } from '../components.ts';

const isGathering = (of: string): of is GatheringPlace => Object.hasOwn(PLACE_YIELDS, of);

/** The good that dice are rolled for, at a place or for a card; none where they are shared out. */
export function goodOfRoll(of: string): Good | undefined {
  if (isGathering(of)) return PLACE_YIELDS[of].good;
  const effect = effectOf(of);
  return effect?.kind === 'roll' || effect?.kind === 'work' ? effect.resource : undefined;
}
