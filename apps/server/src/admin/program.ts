import { didYouMean, UserError } from '@ochre/terminal';
import { adminKeyIn } from '../operations/admin-key.ts';
import { dataFolder, type Environment } from '../settings.ts';
import { type Given, readAdminArguments } from './arguments.ts';
import { type Door, SaidNo } from './asking.ts';
import { ADMIN_COMMANDS } from './commands.ts';

const HELP = `\
Usage: ochre admin COMMAND [options]

Looks after a server that runs: on this machine, or elsewhere with --url.

Commands:
  statistics           how many people, tables and entries, and how large
  list tables          the newest first; --stage gathering|playing|over|closed
  list people          who came last first; --kind accounts|guests|banned,
                       --name NAME, or --table TABLE for all who were at it
  list bans            people and addresses
  ban WHO              by name or id; --days N, else forever
  ban --address IP     --days N, else 7; of IPv6 the whole /64
  unban WHO            or unban --address IP
  remove-table TABLE   by id or code; nothing of it is left
  delete-person WHO    with their words; games of others stay
  reset-password NAME  prints a code for a new password, good for 24 hours

Options:
  --url URL     where the server is (http://127.0.0.1:7800, or PORT's)
  --data DIR    its data folder, for the key in it (OCHRE_DATA)
  --limit N     how many are listed (50; at most 1000)
  --json        the server's answer for programs

The key is OCHRE_ADMIN_KEY, or that in the file admin-key of the data folder.

Exit code: 0 when it is done, 1 when the server says no, 2 when it cannot be
asked.
`;

const EXIT = { ok: 0, no: 1, usage: 2 } as const;
const COMMON = ['url', 'data'];

/** Runs the words behind `ochre admin` and gives back the exit code. */
export async function admin(args: readonly string[], environment: Environment): Promise<number> {
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
    process.stdout.write(HELP);
    return EXIT.ok;
  }
  try {
    process.stdout.write(await answerTo(readAdminArguments(args), environment));
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof UserError || error instanceof SaidNo)) throw error;
    process.stderr.write(`ochre: ${error.message.replace(/\s+/g, ' ')}\n`);
    return error instanceof SaidNo ? EXIT.no : EXIT.usage;
  }
}

async function answerTo(given: Given, environment: Environment): Promise<string> {
  const { name, words } = commandIn(given.words);
  const command = ADMIN_COMMANDS[name]!;
  checkWords(words, command.words);
  for (const option of Object.keys(given.options)) {
    if (!COMMON.includes(option) && !command.options.some((known) => known === option)) {
      throw new UserError(`--${option} is not an option of ${name}.`);
    }
  }
  const { answer, text } = await command.run(doorOf(given, environment), { ...given, words });
  return given.isJson ? `${JSON.stringify(answer)}\n` : text;
}

/** One word or two. */
function commandIn([first = '', ...rest]: readonly string[]) {
  if (Object.hasOwn(ADMIN_COMMANDS, first)) return { name: first, words: rest };
  const [second = '', ...others] = rest;
  const both = `${first} ${second}`;
  if (Object.hasOwn(ADMIN_COMMANDS, both)) return { name: both, words: others };
  const names = Object.keys(ADMIN_COMMANDS);
  const typed = first === 'list' ? both.trim() : first;
  throw new UserError(
    `"${typed}" is no command of admin.${didYouMean(typed, names)} Commands: ${names.join(', ')}.`,
  );
}

/** Those with a question mark may be missing. */
function checkWords(words: readonly string[], wanted: readonly string[]): void {
  const missing = wanted.find((name, at) => words[at] === undefined && !name.endsWith('?'));
  if (missing !== undefined) throw new UserError(`${missing} is missing.`);
  const tooMany = words[wanted.length];
  if (tooMany !== undefined) throw new UserError(`"${tooMany}" is one word too many.`);
}

function doorOf({ options }: Given, environment: Environment): Door {
  const { url = `http://127.0.0.1:${environment.PORT || 7800}` } = options;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new UserError('--url: an address like http://127.0.0.1:7800 is expected.');
  }
  const folder = dataFolder(options.data, environment);
  const key = environment.OCHRE_ADMIN_KEY || adminKeyIn(folder);
  if (key === undefined) {
    throw new UserError(
      `There is no key: OCHRE_ADMIN_KEY is not set, and admin-key in ${folder} cannot be read.`,
    );
  }
  return { url: new URL(url).origin, key };
}
