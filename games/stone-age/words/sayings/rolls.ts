import { type GatheringPlace, type Good, PLACE_YIELDS, VALUE } from '@ochre/stone-age/rules';
import { effectOf } from '../components.ts';

const isGathering = (of: string): of is GatheringPlace => Object.hasOwn(PLACE_YIELDS, of);

/** What dice are rolled for, and what their sum is divided by. */
export interface Rate {
  readonly good: Good;
  readonly divisor: number;
}

/** At a place or for a card; none where the dice are shared out. */
export function rateOfRoll(of: string): Rate | undefined {
  if (isGathering(of)) return PLACE_YIELDS[of];
  const effect = effectOf(of);
  if (effect?.kind === 'work') return { good: effect.resource, divisor: effect.divisor };
  return effect?.kind === 'roll'
    ? { good: effect.resource, divisor: VALUE[effect.resource] }
    : undefined;
}

export const goodOfRoll = (of: string): Good | undefined => rateOfRoll(of)?.good;
