import type { Setup } from '@ochre/kernel';
import { readWeights, type Weights, type WeightsFile } from '@ochre/search/value';
import { sightFor } from '../value/sight.ts';

/** Loaded only when asked for: a page should not wait for weights it does not need. */
const FILES = {
  'base-2': () => import('./base-2.json'),
  'base-4': () => import('./base-4.json'),
} satisfies Readonly<Record<string, () => Promise<{ readonly default: WeightsFile }>>>;

export interface Trained {
  readonly name: string;
  readonly weights: Weights;
  /** What they were trained for, in words, when that is not quite this game. */
  readonly trainedFor?: string;
}

/** Those of two, or else of four, which know tables of three and five as well. */
const usualFor = ({ players }: Setup) => (players === 2 ? 'base-2' : 'base-4');

/** The weights that fit a game best. */
export async function weightsFor(setup: Setup): Promise<Trained> {
  const exact = `${setup.modules.join('-') || 'base'}-${setup.players}`;
  const found = isThere(exact) ? exact : usualFor(setup);
  const { default: file } = await FILES[found]();
  const weights = readWeights(file, sightFor(setup));
  return { name: found, weights, ...(found === exact ? {} : { trainedFor: found }) };
}

const isThere = (name: string): name is keyof typeof FILES => Object.hasOwn(FILES, name);
