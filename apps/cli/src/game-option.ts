import { didYouMean, type OptionForms, UserError } from '@ochre/terminal';
import {
  GAME_NAMES,
  gameNamed,
  type ListedGame,
  nameOfGame,
  OFFERED_NAMES,
  usualGame,
} from './games.ts';

/** Which game is meant: every command is told in the same way. */
export const GAME_OPTION = { game: { type: 'string' } } as const satisfies OptionForms;

/** For the help of commands; where one game alone is offered, nothing is to choose. */
export const GAME_HELP =
  OFFERED_NAMES.length < 2
    ? ''
    : `  --game NAME           which game: ${OFFERED_NAMES.join(', ')}\n`;

/** The game of that name, or the usual one; an unknown name is thrown as a `UserError`. */
export function gameTyped(name: string | undefined): ListedGame {
  if (name === undefined) return usualGame();
  const found = gameNamed(name.toLowerCase());
  if (found !== undefined) return found;
  const guess = didYouMean(name, GAME_NAMES);
  throw new UserError(
    `--game: there is no game "${name}".${guess} Games: ${OFFERED_NAMES.join(', ')}.`,
  );
}

/** The game that is named among the words behind a command, whatever else stands there. */
export function gameIn(args: readonly string[]): ListedGame {
  const at = args.findIndex((word) => word === '--game' || word.startsWith('--game='));
  const [, inline] = args[at]?.split('=') ?? [];
  return gameTyped(at < 0 ? undefined : (inline ?? args[at + 1]));
}

/** The game that a file brings along; one that was named besides must be the same. */
export function checkGame(option: string | undefined, found: ListedGame): void {
  if (option === undefined || isSame(gameTyped(option), found)) return;
  throw new UserError(`--game: it is a game of ${found.rules.meta.name}, not of ${option}.`);
}

/** In whatever language. */
const isSame = (one: ListedGame, other: ListedGame): boolean =>
  nameOfGame(one) === nameOfGame(other);

/** The words that run a command with this game: `ochre arena`, `ochre arena --game pebbles`. */
export const commandFor = (listed: ListedGame, command: string): string =>
  isSame(listed, usualGame())
    ? `ochre ${command}`
    : `ochre ${command} --game ${listed.rules.meta.name}`;
