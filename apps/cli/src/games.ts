import { STONE_AGE_BOTS } from '@ochre/bots';
import { stoneAge } from '@ochre/stone-age';

/** The games this program plays, and the bots of each: a new game is one line here. */
export const GAMES = {
  'stone-age': { game: stoneAge, bots: STONE_AGE_BOTS },
} as const;
