import { existsSync } from 'node:fs';
import { Refused, replay } from '@ochre/kernel';
import { ME, namesGiven, type Player, seatsOf, UserError, wrongWithName } from '@ochre/terminal';
import type { Language } from '@ochre/words';
import { z } from 'zod';
import { inLanguage, type ListedGame } from '../games.ts';
import { isOpponent, usualOpponent } from '../opponents.ts';
import { readRecordFile } from '../record-file.ts';
import { readTextFile } from '../text-file.ts';
import { KeyboardTable } from './keyboard-table.ts';
import { type Companion, companionPath } from './save-file.ts';

/** Goes on with a saved game. `players` and `names` replace those it was saved with. */
export async function loadTable(
  path: string,
  players: readonly Player[] | undefined,
  names: readonly string[],
  language: Language = 'en',
): Promise<KeyboardTable> {
  const { record, listed: found } = await readRecordFile(path);
  const listed = inLanguage(found, language);
  const companion = await readCompanion(path);
  const secret = record.secret ?? companion?.secret;
  if (secret === undefined) {
    throw new UserError(
      `--load: the game in ${path} is not over, and ${companionPath(path)}, which holds the secret of its dice, is missing.`,
    );
  }
  const who =
    players ??
    companion?.seats.map((name) => asPlayer(listed, name)) ??
    meAndBots(listed, record.setup.players);
  if (who.length !== record.setup.players) {
    throw new UserError(
      `--load: ${record.setup.players} play in ${path}, but ${who.length} seats are given.`,
    );
  }
  const saved = namesGiven(who, companion?.names ?? []);
  const seats = seatsOf(who, names.length > 0 ? names : saved, listed.naming);
  try {
    // Everything in it is checked first, its dice too.
    replay(listed.rules, record, secret);
    const { setup: request, nonces, moves } = record;
    return new KeyboardTable({ listed, request, seed: { secret, nonces }, seats, moves });
  } catch (error) {
    if (error instanceof Refused) throw new UserError(`--load: ${path}: ${error.message}`);
    throw error;
  }
}

/** The game of a file, to know what its bots are called. */
export const gameInFile = async (path: string): Promise<ListedGame> =>
  (await readRecordFile(path)).listed;

const meAndBots = (listed: ListedGame, players: number): Player[] =>
  Array.from({ length: players }, (_, at) => (at === 0 ? ME : usualOpponent(listed)));

/** For a bot this program does not know another one plays. */
const asPlayer = (listed: ListedGame, name: string): Player =>
  name === ME || isOpponent(listed, name) ? name : usualOpponent(listed);

const COMPANION = z.object({
  secret: z.string(),
  seats: z.array(z.string()),
  names: z.array(z.string()),
});

async function readCompanion(path: string): Promise<Companion | undefined> {
  const file = companionPath(path);
  if (!existsSync(file)) return undefined;
  const companion = COMPANION.safeParse(json(await readTextFile(file))).data;
  const isSound =
    companion?.names.every((name, at, all) => !wrongWithName(name, all.slice(0, at))) ?? false;
  if (!isSound) throw new UserError(`--load: ${file} is not as "save" writes it.`);
  return companion;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
