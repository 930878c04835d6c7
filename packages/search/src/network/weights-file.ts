import type { Sight } from '../value/sight.ts';
import { firstSize, secondSize, type Weights } from './weights.ts';

/** Weights as they are kept: numbers as base64, with what made them. */
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

function decode(text: string): Float32Array {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return new Float32Array(bytes.buffer);
}

/** Weights that do not fit what the bot sees today are an error: they must be trained anew. */
export function readWeights(
  file: WeightsFile,
  sight: Pick<Sight<unknown>, 'name' | 'version' | 'inputs'>,
): Weights {
  const { inputs, hidden } = file;
  const weights = { inputs, hidden, first: decode(file.first), second: decode(file.second) };
  const fits =
    file.sight === sight.name &&
    file.version === sight.version &&
    inputs === sight.inputs &&
    weights.first.length === firstSize(inputs, hidden) &&
    weights.second.length === secondSize(hidden);
  if (!fits) throw new Error('these weights are of another version: train them anew');
  return weights;
}
