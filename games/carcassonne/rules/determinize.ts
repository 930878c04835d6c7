import { type Random, shuffled } from '@ochre/kernel';
import { cloneState, type State } from './state.ts';

/** Only the order of the face-down tiles is hidden, and from everybody. */
export function determinize(state: State, random: Random): State {
  const sorted = state.bag.slice().sort((one, other) => one - other);
  return { ...cloneState(state), bag: shuffled(sorted, (limit) => random.below(limit)) };
}
