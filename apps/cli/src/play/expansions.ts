import { Refused } from '@ochre/kernel';
import { stoneAge } from '@ochre/stone-age/rules';
import { FEWEST_PLAYERS, MOST_PLAYERS } from './seats.ts';

/** The expansions, for those who choose among them. */
export const EXPANSIONS: Readonly<Record<string, string>> = {
  style: 'Style is the Goal, with jewelry, a merchant to trade with, and up to 5 players',
  huts: 'The New Huts, six buildings that bring more than points',
};

/** How many may play with these modules; as the game itself says. */
export function mostPlayers(modules: readonly string[]): number {
  let most = MOST_PLAYERS;
  while (most > FEWEST_PLAYERS && !isGame(most, modules)) most--;
  return most;
}

function isGame(players: number, modules: readonly string[]): boolean {
  try {
    stoneAge.checkSetup({ players, modules });
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
