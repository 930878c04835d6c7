import { type Chance, officialChance, type Seed, type Setup, scriptedChance } from '@ochre/kernel';

/** The dice of a game, as the kernel rolls them for its record. */
export function chanceOf({ rig }: Pick<Setup, 'rig'>, seed: Seed): Chance {
  const official = officialChance(seed);
  return rig?.dice === undefined ? official : scriptedChance(rig.dice, official);
}
