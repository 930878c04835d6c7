import { randomFrom } from '@ochre/kernel';
import { firstSize, secondSize, type Weights } from '../network/weights.ts';

const HIDDEN = 8;

/** Small random weights: they know nothing, and judge every position differently. */
export function anyWeights({ inputs }: { readonly inputs: number }): Weights {
  const random = randomFrom('weights');
  const list = (length: number): Float32Array =>
    Float32Array.from({ length }, () => random.below(201) / 1000 - 0.1);
  const first = list(firstSize(inputs, HIDDEN));
  return { inputs, hidden: HIDDEN, first, second: list(secondSize(HIDDEN)) };
}
