import type { Setup } from '@ochre/kernel';
import { readWeights, type Weights, type WeightsFile } from '@ochre/search/value';
import { sightFor } from '../value/sight.ts';

/** Loaded only when asked for: a page should not wait for weights it does not need. */
const FILES: Readonly<Record<string, () => Promise<{ readonly default: WeightsFile }>>> = {
  'base-2': () => import('./base-2.json'),
  'base-3': () => import('./base-3.json'),
  'base-4': () => import('./base-4.json'),
  'huts-2': () => import('./huts-2.json'),
  'huts-3': () => import('./huts-3.json'),
  'huts-4': () => import('./huts-4.json'),
  'huts-style-2': () => import('./huts-style-2.json'),
  'huts-style-3': () => import('./huts-style-3.json'),
  'huts-style-4': () => import('./huts-style-4.json'),
  'huts-style-5': () => import('./huts-style-5.json'),
  'style-2': () => import('./style-2.json'),
  'style-3': () => import('./style-3.json'),
  'style-4': () => import('./style-4.json'),
  'style-5': () => import('./style-5.json'),
  solo: () => import('./solo.json'),
};

export interface Trained {
  readonly name: string;
  readonly weights: Weights;
}

/** The weights of just this game; undefined when it was never trained for. */
export async function weightsFor(setup: Setup): Promise<Trained | undefined> {
  const { players, modules, variant } = setup;
  const name = variant ?? `${[...modules].sort().join('-') || 'base'}-${players}`;
  const load = FILES[name];
  if (load === undefined) return undefined;
  const { default: file } = await load();
  return { name, weights: readWeights(file, sightFor(setup)) };
}
