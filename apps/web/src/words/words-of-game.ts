import type { FrontWords } from '@ochre/ui/game/game-front.ts';
import type { GamesWords } from './words.ts';

/** What is said of a game that is listed. */
export function wordsOfGame({ games }: GamesWords, name: string): FrontWords {
  const words = games[name];
  if (words === undefined) throw new Error(`page: there are no words for the game "${name}"`);
  return words;
}
