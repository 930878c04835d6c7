import type { Setup } from '@ochre/kernel';
import { readWeights, type Weights, type WeightsFile } from '@ochre/search/value';
import { sightFor } from '../value/sight.ts';

/** Loaded only when asked for: a page should not wait for weights it does not need. */
const FILES: Readonly<Record<string, () => Promise<{ readonly default: WeightsFile }>>> = {
  'base-2': () => import('./base-2.json'),
};

export interface Trained {
  readonly weights: Weights;
  /** What they were trained for, in words, when that is not quite this game. */
  readonly trainedFor?: string;
}

/** The weights that fit a game best; undefined when none do. */
export async function weightsFor(setup: Setup): Promise<Trained | undefined> {
  const { players, modules } = setup;
  const exact = `${modules.join('-') || 'base'}-${players}`;
  const found = [exact, `base-${players}`].find((name) => FILES[name] !== undefined);
  if (found === undefined) return undefined;
  const { default: file } = await FILES[found]!();
  const weights = readWeights(file, sightFor(setup));
  return found === exact ? { weights } : { weights, trainedFor: found };
}
