import { Refused } from '@ochre/kernel';
import { didYouMean, UserError } from '@ochre/terminal';
import manifest from '../package.json' with { type: 'json' };
import { arenaCommand } from './arena/index.ts';
import { type Command, EXIT } from './command.ts';
import { engineCommand } from './engine/index.ts';
import { gameIn } from './game-option.ts';
import { OFFERED_GAMES } from './games.ts';
import { gaugeCommand } from './gauge/index.ts';
import { oddsCommand } from './odds.ts';
import { playCommand } from './play/index.ts';
import { puzzlesCommand } from './puzzles/index.ts';
import { replayCommand } from './replay/index.ts';
import { reviewCommand } from './review/index.ts';
import { simulateCommand } from './simulate/index.ts';
import { verifyCommand } from './verify/index.ts';

export const COMMANDS: readonly Command[] = [
  playCommand,
  simulateCommand,
  arenaCommand,
  engineCommand,
  oddsCommand,
  replayCommand,
  reviewCommand,
  gaugeCommand,
  puzzlesCommand,
  verifyCommand,
];

/** Programs of their own: bin/ochre.mjs starts them instead of this one. */
const OTHER_PROGRAMS = [
  { name: 'serve', about: 'keep tables for people and bots over the network' },
  { name: 'admin', about: 'look after a server: people, tables, bans, passwords' },
] as const;

const OVERVIEW = `\
Ochre: ${OFFERED_GAMES.map(({ rules }) => rules.meta.title).join(', ')} in the terminal.

Usage: ochre COMMAND [options]

Commands:
${[...COMMANDS, ...OTHER_PROGRAMS].map(({ name, about }) => `  ${name.padEnd(9)} ${about}`).join('\n')}

  ochre help COMMAND   more about a command
  ochre --version      the version
`;

/** Runs the words after `ochre` and gives back the exit code. It throws nothing. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    return await dispatch(args);
  } catch (error) {
    return report(error);
  }
}

async function dispatch([word, ...rest]: readonly string[]): Promise<number> {
  switch (word) {
    case undefined:
    case '--help':
    case '-h':
      return print(OVERVIEW);
    case '--version':
    case '-v':
      return print(`ochre ${manifest.version}\n`);
    case 'help':
      return help(rest);
    default: {
      const command = commandNamed(word);
      return asksForHelp(rest) ? helpWith(command, rest) : command.run(rest);
    }
  }
}

function help([word, ...rest]: readonly string[]): number {
  return word === undefined ? print(OVERVIEW) : helpWith(commandNamed(word), rest);
}

/** Of the game that is named, or of the usual one; whatever else is wrong does not matter here. */
const helpWith = (command: Command, args: readonly string[]): number =>
  print(command.help(gameIn(args)));

/** Behind `--` nothing is an option any more. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  const options = end < 0 ? args : args.slice(0, end);
  return options.includes('--help') || options.includes('-h');
}

function commandNamed(word: string): Command {
  const found = COMMANDS.find(({ name }) => name === word);
  if (found !== undefined) return found;
  const names = [...COMMANDS, ...OTHER_PROGRAMS].map(({ name }) => name);
  const what = word.startsWith('-') ? 'option' : 'command';
  throw new UserError(
    `there is no ${what} "${word}".${didYouMean(word, [...names, 'help', '--help', '--version'])} Commands: ${names.join(', ')}, help.`,
  );
}

function print(text: string): number {
  process.stdout.write(text);
  return EXIT.ok;
}

/** One line on standard error: what a person can put right, or that Ochre has a bug. */
export function report(error: unknown): number {
  if (error instanceof UserError || error instanceof Refused) {
    process.stderr.write(`ochre: ${oneLine(error.message)}\n`);
    return EXIT.usage;
  }
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    process.env.OCHRE_DEBUG && error instanceof Error
      ? `${error.stack}\n`
      : `ochre: this is a bug in Ochre: ${oneLine(message)} (OCHRE_DEBUG=1 shows where)\n`,
  );
  return EXIT.bug;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
