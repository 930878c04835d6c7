import type { Setup } from '@ochre/kernel';
import { readWeights, type Weights, type WeightsFile } from '@ochre/search/value';
import { sightFor } from '../value/sight.ts';
import { VETERAN } from './veteran/index.ts';

/**
 * One set for each number of players, trained on the games with and without every module. Loaded only when
 * asked for: a page should not wait for weights it does not need.
 */
const FILES: Readonly<Record<string, () => Promise<{ readonly default: WeightsFile }>>> = {
  'players-2': () => import('./players-2.json'),
  'players-3': () => import('./players-3.json'),
  'players-4': () => import('./players-4.json'),
  'players-5': () => import('./players-5.json'),
  solo: () => import('./solo.json'),
};

export interface Trained {
  readonly name: string;
  readonly weights: Weights;
}

/** The weights for a game; undefined when there are none for so many players. */
export const weightsFor = (setup: Setup): Promise<Trained | undefined> =>
  found(FILES, setup.variant ?? `players-${setup.players}`, setup);

/** The weights that were trained for just this game once. */
export function veteranWeightsFor(setup: Setup): Promise<Trained | undefined> {
  const { players, modules, variant } = setup;
  const name = variant ?? `${[...modules].sort().join('-') || 'base'}-${players}`;
  return found(VETERAN, name, setup);
}

async function found(
  files: typeof FILES,
  name: string,
  setup: Setup,
): Promise<Trained | undefined> {
  const load = files[name];
  if (load === undefined) return undefined;
  const { default: file } = await load();
  return { name, weights: readWeights(file, sightFor(setup)) };
}
