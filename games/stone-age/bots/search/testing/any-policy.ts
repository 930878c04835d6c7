import { randomFrom, type Setup } from '@ochre/kernel';
import { sightFor } from '../../value/sight.ts';
import { ValuePolicy } from '../../value/value-policy.ts';
import { firstSize, secondSize } from '../../value/weights.ts';

const HIDDEN = 8;

/** A policy of small random weights: it knows nothing, and judges every position differently. */
export function anyPolicy(setup: Setup): ValuePolicy {
  const sight = sightFor(setup);
  const inputs = sight.inputs(setup.players);
  const random = randomFrom('weights');
  const list = (length: number): Float32Array =>
    Float32Array.from({ length }, () => random.below(201) / 1000 - 0.1);
  const first = list(firstSize(inputs, HIDDEN));
  return new ValuePolicy(
    { inputs, hidden: HIDDEN, first, second: list(secondSize(HIDDEN)) },
    sight,
  );
}
