import type { Setup } from '@ochre/kernel';
import { readWeights, type Weights, type WeightsFile } from '@ochre/search/value';
import { sightFor } from '../value/sight.ts';

/** Loaded only when asked for: a page should not wait for weights it does not need. */
const FILES: Readonly<Record<string, () => Promise<{ readonly default: WeightsFile }>>> = {
  'base-2': () => import('./base-2.json'),
  'base-3': () => import('./base-3.json'),
  'base-4': () => import('./base-4.json'),
  'huts-style-2': () => import('./huts-style-2.json'),
  'huts-style-3': () => import('./huts-style-3.json'),
  'huts-style-4': () => import('./huts-style-4.json'),
  'huts-style-5': () => import('./huts-style-5.json'),
  solo: () => import('./solo.json'),
};

export interface Trained {
  readonly name: string;
  readonly weights: Weights;
  /** What they were trained for, in words, when that is not quite this game. */
  readonly trainedFor?: string;
}

/** The weights that fit a game best; undefined when none do. */
export async function weightsFor(setup: Setup): Promise<Trained | undefined> {
  const { players, modules, variant } = setup;
  const exact = variant ?? `${[...modules].sort().join('-') || 'base'}-${players}`;
  const names =
    variant === undefined ? [exact, `huts-style-${players}`, `base-${players}`] : [exact];
  // With jewelry those for style know more; without it, those of the base game do.
  const wanted = modules.includes('style') ? names : [names[0]!, names.at(-1)!];
  const found = wanted.find((name) => FILES[name] !== undefined);
  if (found === undefined) return undefined;
  const { default: file } = await FILES[found]!();
  const weights = readWeights(file, sightFor(setup));
  return { name: found, weights, ...(found === exact ? {} : { trainedFor: found }) };
}
