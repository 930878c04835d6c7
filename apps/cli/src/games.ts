import { bots as carcassonneBots } from '@ochre/carcassonne/bots';
import { puzzles as carcassonneMaking } from '@ochre/carcassonne/puzzle-making';
import { shelf as carcassonneShelf } from '@ochre/carcassonne/puzzles';
import { review as carcassonneReview } from '@ochre/carcassonne/review';
import { carcassonne } from '@ochre/carcassonne/rules';
import { terminalIn as carcassonneIn } from '@ochre/carcassonne/terminal';
import type { AnyGame } from '@ochre/kernel';
import { bots as pebblesBots } from '@ochre/pebbles/bots';
import { puzzles as pebblesMaking } from '@ochre/pebbles/puzzle-making';
import { shelf as pebblesShelf } from '@ochre/pebbles/puzzles';
import { review as pebblesReview } from '@ochre/pebbles/review';
import { pebbles } from '@ochre/pebbles/rules';
import { terminalIn as pebblesIn } from '@ochre/pebbles/terminal';
import type { AnyBots } from '@ochre/search';
import type { AnyPuzzles, PuzzleShelf } from '@ochre/search/puzzle';
import type { AnyReview } from '@ochre/search/review';
import { bots as stoneAgeBots } from '@ochre/stone-age/bots';
import { puzzles as stoneAgeMaking } from '@ochre/stone-age/puzzle-making';
import { shelf as stoneAgeShelf } from '@ochre/stone-age/puzzles';
import { review as stoneAgeReview } from '@ochre/stone-age/review';
import { stoneAge } from '@ochre/stone-age/rules';
import { terminalIn as stoneAgeIn } from '@ochre/stone-age/terminal';
import { type AnyTerminal, type Naming, TERMINAL_WORDS } from '@ochre/terminal';
import type { Language } from '@ochre/words';
import { SHELL_WORDS, type ShellWords } from './words/index.ts';

/** A game as the list has it. */
interface Entry {
  readonly rules: AnyGame;
  readonly bots: AnyBots;
  readonly review: AnyReview;
  readonly making: AnyPuzzles;
  readonly shelf: PuzzleShelf;
  readonly terminalIn: (language: Language) => AnyTerminal;
}

/** A game of the list in one language, for those who need to know nothing more about it. */
export interface ListedGame extends Entry {
  readonly language: Language;
  /** What is said and shown of the game. */
  readonly terminal: AnyTerminal;
  /** What is said besides the game. */
  readonly words: ShellWords;
  /** What the players are called. */
  readonly naming: Naming;
}

/** The games this program plays: a new game is one line here. */
const LIST: readonly Entry[] = [
  {
    rules: stoneAge,
    bots: stoneAgeBots,
    review: stoneAgeReview,
    making: stoneAgeMaking,
    shelf: stoneAgeShelf,
    terminalIn: stoneAgeIn,
  },
  {
    rules: carcassonne,
    bots: carcassonneBots,
    review: carcassonneReview,
    making: carcassonneMaking,
    shelf: carcassonneShelf,
    terminalIn: carcassonneIn,
  },
  {
    rules: pebbles,
    bots: pebblesBots,
    review: pebblesReview,
    making: pebblesMaking,
    shelf: pebblesShelf,
    terminalIn: pebblesIn,
  },
];

/** The same game in another language. */
export function inLanguage(entry: Entry, language: Language): ListedGame {
  const terminal = entry.terminalIn(language);
  const naming = { words: TERMINAL_WORDS[language], bots: terminal.bots };
  return { ...entry, language, terminal, words: SHELL_WORDS[language], naming };
}

/** In English, as the tools speak. */
const GAMES: readonly ListedGame[] = LIST.map((entry) => inLanguage(entry, 'en'));

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
