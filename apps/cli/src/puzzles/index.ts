import { type Batch, type Puzzle, puzzleOfDay, readShelf } from '@ochre/search/puzzle';
import { UserError, wholeNumber } from '@ochre/terminal';
import { readArguments } from '../arguments.ts';
import { type Command, EXIT } from '../command.ts';
import { commandFor, GAME_HELP, GAME_OPTION, gameTyped } from '../game-option.ts';
import { inLanguage, type ListedGame } from '../games.ts';
import { LANGUAGE_OPTION, languageTyped } from '../language.ts';
import { levelsOf, usualOpponent } from '../opponents.ts';
import { checkDay, today } from '../play/daily.ts';
import { openTerminal } from '../play/terminal/terminal.ts';
import { quoted } from '../quoted.ts';
import { helpLine, LANGUAGE_HELP, setupHelp } from '../setup-options.ts';
import { batchIn } from './batch-file.ts';
import { listText } from './list-text.ts';
import { makePuzzles } from './make.ts';
import { solve } from './solving.ts';

const OPTIONS = {
  ...GAME_OPTION,
  ...LANGUAGE_OPTION,
  file: { type: 'string' },
  daily: { type: 'boolean' },
  date: { type: 'string' },
  plain: { type: 'boolean' },
  'no-color': { type: 'boolean' },
} as const;

export const puzzlesCommand: Command = {
  name: 'puzzles',
  about: 'solve puzzles: find the move that is clearly best; or make new ones',
  help: helpOf,
  run: (args) => (args[0] === 'make' ? makePuzzles(args.slice(1)) : run(args)),
};

function helpOf(listed: ListedGame): string {
  const [weakest = ''] = levelsOf(listed);
  return `\
Usage: ochre puzzles [options] [NUMBER]
       ochre puzzles make --out FILE [options]

Lists the puzzles for a game, or lets you solve one: a position in which one move
is clearly best. The best move earns 100 points; others earn less, depending on
how much chance of winning they give away.

Options:
${GAME_HELP}${helpLine('--daily', 'the puzzle of the day, the same for everybody')}
${helpLine('--date YYYY-MM-DD', 'the puzzle of another day')}
${helpLine('--file FILE', 'puzzles from a file written by make')}
${LANGUAGE_HELP}
${helpLine('--no-color', 'no colours (so does NO_COLOR=1)')}
${helpLine('--plain', 'line by line, without screen control; works over pipes')}

ochre puzzles make has a bot play games, finds puzzles in them and adds the new
ones to a file, game by game. You can stop it; the same command picks up at the
first game that was not finished, and searches that and all later ones.

Options of make:
${helpLine('--out FILE', 'the file to add puzzles to')}
${helpLine('--games N', 'how many games (20)')}
${helpLine('--kind exact|rolled', 'only puzzles worked out by counting, or by playouts')}
${helpLine('--level NAME', `only puzzles that this level or a stronger one gets wrong (${weakest})`)}
${helpLine('--bot NAME', `who plays the games (${usualOpponent(listed)})`)}
${setupHelp(listed.rules.meta).replace(GAME_HELP, '')}
${helpLine('--workers N', 'how many threads (one for each core)')}
`;
}

async function run(args: readonly string[]): Promise<number> {
  const { values, words } = readArguments(args, OPTIONS, ['[NUMBER]']);
  const [typed] = words;
  const listed = inLanguage(gameTyped(values.game), languageTyped(values.lang));
  const batches = await batchesOf(listed, values.file);
  const puzzles = batches.flatMap((batch) => batch.puzzles);
  const { puzzles: said } = listed.words;
  if (values.daily || values.date !== undefined) {
    if (typed !== undefined) {
      const option = values.daily ? '--daily' : '--date';
      throw new UserError(`${option} says which puzzle: leave out ${typed}.`);
    }
    const now = today(new Date());
    const day = values.date === undefined ? now : checkDay(values.date, now);
    return solved(listed, ofDay(batches, day), said.ofDay(day), values);
  }
  if (typed === undefined) {
    const { file } = values;
    const command = `${commandFor(listed, 'puzzles')}${file === undefined ? '' : ` --file ${quoted(file)}`}`;
    process.stdout.write(`${listText(listed, puzzles, command)}\n`);
    return EXIT.ok;
  }
  if (puzzles.length === 0) throw new UserError(said.none);
  const number = wholeNumber('NUMBER', typed, 1, puzzles.length);
  const heading = said.puzzle(number, puzzles.length);
  return solved(listed, puzzles[number - 1]!, heading, values);
}

/** Those of the game, or one that somebody made. */
const batchesOf = async (
  { rules, shelf }: ListedGame,
  file: string | undefined,
): Promise<readonly Batch[]> =>
  file === undefined ? readShelf(rules, shelf) : [await batchIn(file, rules)];

function ofDay(batches: readonly Batch[], day: string): Puzzle {
  const found = puzzleOfDay(batches, day);
  if (found === undefined) throw new UserError(`--date: there was no puzzle on ${day}.`);
  return found;
}

async function solved(
  listed: ListedGame,
  puzzle: Puzzle,
  heading: string,
  { plain, 'no-color': noColor }: { readonly plain: boolean; readonly 'no-color': boolean },
): Promise<number> {
  const { stdin: input, stdout: output, env: environment } = process;
  const terminal = openTerminal({ input, output, environment, plain, noColor });
  try {
    await solve(listed, puzzle, heading, terminal);
  } finally {
    terminal.close();
  }
  return EXIT.ok;
}
