import { columns } from '@ochre/terminal';
import { readArguments } from '../arguments.ts';
import { type Command, EXIT } from '../command.ts';
import { checkGame, GAME_OPTION } from '../game-option.ts';
import { fileInWords, readTextFile } from '../text-file.ts';
import { type Check, checkRecord, gameOf } from './checks.ts';

const OPTIONS = { ...GAME_OPTION, secret: { type: 'string' } } as const;

export const verifyCommand: Command = {
  name: 'verify',
  about: 'check a game record: its secret, every move, every die, the result',
  help: () => `\
Usage: ochre verify FILE [--secret TEXT]

Checks all that a game record (.ochre) says, by playing it again: its format
and rules, that its secret is the one committed to before the game, that every
move was legal, that every die fell as written, and the result. FILE - is
standard input.

Options:
  --secret TEXT   the secret of a game that still runs

Exit code: 0 when all of it is true, 1 when something is wrong or cannot be
told, 2 when the file cannot be read.
`,
  async run(args) {
    const { values, words } = readArguments(args, OPTIONS, ['FILE']);
    const [path = ''] = words;
    const text = await readTextFile(path);
    const listed = gameOf(text);
    if (listed !== undefined) checkGame(values.game, listed);
    const checks = checkRecord(text, values.secret);
    process.stdout.write(`${checksInColumns(checks)}\n${fileInWords(path)}: ${verdict(checks)}\n`);
    return checks.every(({ holds }) => holds) ? EXIT.ok : EXIT.failed;
  },
};

const markOf = ({ holds }: Check): string => (holds === undefined ? '?' : holds ? '✓' : '✗');

const checksInColumns = (checks: readonly Check[]): string =>
  columns(
    checks.map((check) => [markOf(check), check.part, check.says]),
    () => true,
  );

function verdict(checks: readonly Check[]): string {
  if (checks.every(({ holds }) => holds)) return 'all of it is true.';
  return checks.some(({ holds }) => holds === false)
    ? 'it is not as it says.'
    : 'not all of it can be checked.';
}
