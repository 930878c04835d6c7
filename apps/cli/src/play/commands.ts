import type { ListedGame } from '../games.ts';
import { COMMAND_NAMES, type CommandName } from './command-names.ts';

/** A command as help lists it. */
interface ListedCommand {
  readonly name: string;
  readonly form: string;
  readonly about: string;
}

/** Those of every game, with those of this one in their midst. */
export function commandsOf({ terminal, words }: ListedGame): readonly ListedCommand[] {
  const { about, file } = words.play.help;
  const forms: Readonly<Record<CommandName, string>> = {
    help: 'help rules',
    why: `why ${terminal.exampleMove}`,
    board: 'board',
    score: 'score',
    log: 'log 30',
    undo: 'undo',
    save: `save ${file}`,
    quit: 'quit',
  };
  const usual = COMMAND_NAMES.map((name) => ({ name, form: forms[name], about: about[name] }));
  const at = COMMAND_NAMES.indexOf('log');
  return [...usual.slice(0, at), ...terminal.commands, ...usual.slice(at)];
}

/** Other words for some of them. */
const ALIASES: ReadonlyMap<string, CommandName> = new Map([
  ['?', 'help'],
  ['exit', 'quit'],
]);

/** The whole name of a command that was typed. */
export const commandTyped = (listed: ListedGame, word: string): string | undefined =>
  ALIASES.get(word) ?? commandsOf(listed).find(({ name }) => name === word)?.name;
