import type { AnyGame } from '@ochre/kernel';
import { bots as pebblesBots } from '@ochre/pebbles/bots';
import { pebbles } from '@ochre/pebbles/rules';
import { terminalIn as pebblesIn } from '@ochre/pebbles/terminal';
import type { AnyBots } from '@ochre/search';
import { bots as stoneAgeBots } from '@ochre/stone-age/bots';
import { stoneAge } from '@ochre/stone-age/rules';
import { terminalIn as stoneAgeIn } from '@ochre/stone-age/terminal';
import type { AnyTerminal } from '@ochre/terminal';

/** A game of the list, for those who need to know nothing more about it. */
export interface ListedGame {
  readonly rules: AnyGame;
  readonly bots: AnyBots;
  readonly terminal: AnyTerminal;
}

/** The games this program plays: a new game is one line here. */
const GAMES: readonly ListedGame[] = [
  { rules: stoneAge, bots: stoneAgeBots, terminal: stoneAgeIn('en') },
  { rules: pebbles, bots: pebblesBots, terminal: pebblesIn('en') },
];

export const nameOfGame = ({ rules }: ListedGame): string => rules.meta.name;

export const GAME_NAMES: readonly string[] = GAMES.map(nameOfGame);

/** Those that people are told of. */
export const OFFERED_GAMES: readonly ListedGame[] = GAMES.filter(
  ({ rules }) => !rules.meta.isHidden,
);
export const OFFERED_NAMES: readonly string[] = OFFERED_GAMES.map(nameOfGame);

export const gameNamed = (name: string): ListedGame | undefined =>
  GAMES.find((listed) => nameOfGame(listed) === name);

/** The one that is played where no other is named. */
export const usualGame = (): ListedGame => knownGame(OFFERED_NAMES[0] ?? '');

/** A game that was found by its name before. */
export function knownGame(name: string): ListedGame {
  const found = gameNamed(name);
  if (found === undefined) throw new Error(`There is no game "${name}".`);
  return found;
}
