import type { Sight } from '../value/sight.ts';
import { firstSize, secondSize, type Weights } from './weights.ts';
import { PER_WEIGHT } from './whole.ts';

/**
 * Weights as they are kept: numbers as base64, with what made them. Those of the first layer have 16 bits,
 * which is all that the network makes of them.
 */
export interface WeightsFile {
  readonly sight: string;
  readonly version: number;
  readonly inputs: number;
  readonly hidden: number;
  readonly first: string;
  readonly second: string;
}

/** Node and browsers have it; the language does not know. */
declare function atob(text: string): string;

const decode = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0)).buffer;

const decodeFirst = (text: string): Float32Array =>
  Float32Array.from(new Int16Array(decode(text)), (weight) => weight / PER_WEIGHT);

const LARGEST = 0x7fff;

/** The first layer as it is kept. */
export function rounded(first: Float32Array): Int16Array {
  return Int16Array.from(first, (weight) => {
    const whole = Math.round(weight * PER_WEIGHT);
    if (!(Math.abs(whole) <= LARGEST)) {
      throw new Error(`a weight of ${weight} is too large to be kept`);
    }
    return whole;
  });
}

/** Weights that do not fit what the bot sees today are an error: they must be trained anew. */
export function readWeights(
  file: WeightsFile,
  sight: Pick<Sight<unknown>, 'name' | 'version' | 'inputs'>,
): Weights {
  const { inputs, hidden } = file;
  const first = decodeFirst(file.first);
  const second = new Float32Array(decode(file.second));
  const weights = { inputs, hidden, first, second };
  const fits =
    file.sight === sight.name &&
    file.version === sight.version &&
    inputs === sight.inputs &&
    weights.first.length === firstSize(inputs, hidden) &&
    weights.second.length === secondSize(hidden);
  if (!fits) throw new Error('these weights are of another version: train them anew');
  return weights;
}
