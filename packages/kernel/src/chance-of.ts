import type { Chance } from './chance.ts';
import type { Setup } from './game.ts';
import { officialChance, type Seed } from './official-chance.ts';
import { scriptedChance } from './scripted-chance.ts';

/** The dice of a game: the official ones, or first those that its setup gives. */
export function chanceOf({ rig }: Pick<Setup, 'rig'>, seed: Seed): Chance {
  const official = officialChance(seed);
  return rig?.dice === undefined ? official : scriptedChance(rig.dice, official);
}
