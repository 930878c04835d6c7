import { SOLO_DIFFICULTY } from '@ochre/stone-age/rules';
import { meta } from '../../meta.ts';

/** P1.5: the set-ups of the one-player game in words. */
export const DIFFICULTIES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SOLO_DIFFICULTY).map(([name, { cards, tiles }]) => [
    name,
    `${cards} cards, stacks of ${tiles} tiles`,
  ]),
);

/** The usual one. */
export const [STANDARD] = meta.variants.solo.options.difficulty;
