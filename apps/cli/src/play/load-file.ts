import { existsSync } from 'node:fs';
import { type GameRecord, Refused, replay } from '@ochre/kernel';
import { stoneAge } from '@ochre/stone-age/rules';
import { z } from 'zod';
import { UserError } from '../command.ts';
import { isOpponent, USUAL_OPPONENT } from '../opponents.ts';
import { readRecordFile } from '../record-file.ts';
import { readTextFile } from '../text-file.ts';
import { type Companion, companionPath } from './save-file.ts';
import { ME, type Player, seatsOf, wrongWithName } from './seats.ts';
import { Table } from './table.ts';
import type { Ply } from './undo.ts';

/** Goes on with a saved game. `players` and `names` replace those it was saved with. */
export async function loadTable(
  path: string,
  players: readonly Player[] | undefined,
  names: readonly string[],
): Promise<Table> {
  const { record } = await readRecordFile(path);
  const companion = await readCompanion(path);
  const secret = record.secret ?? companion?.secret;
  if (secret === undefined) {
    throw new UserError(
      `--load: the game in ${path} is not over, and ${companionPath(path)}, which holds the secret of its dice, is missing.`,
    );
  }
  const who = players ?? companion?.seats.map(asPlayer) ?? meAndBots(record.setup.players);
  if (who.length !== record.setup.players) {
    throw new UserError(
      `--load: ${record.setup.players} play in ${path}, but ${who.length} seats are given.`,
    );
  }
  const seats = seatsOf(who, names.length > 0 ? names : (companion?.names ?? []));
  return replayed(path, record, secret, (playthrough, made) => new Table(playthrough, seats, made));
}

function replayed<T>(
  path: string,
  record: GameRecord,
  secret: string,
  seat: (playthrough: ReturnType<typeof replayStoneAge>, made: readonly Ply[]) => T,
): T {
  const made: Ply[] = [];
  try {
    return seat(replayStoneAge(record, secret, made), made);
  } catch (error) {
    if (error instanceof Refused) throw new UserError(`--load: ${path}: ${error.message}`);
    throw error;
  }
}

const replayStoneAge = (record: GameRecord, secret: string, made: Ply[]) =>
  replay(stoneAge, record, secret, ({ player, move }, events) =>
    made.push({ player, move, events }),
  );

const meAndBots = (players: number): Player[] =>
  Array.from({ length: players }, (_, at) => (at === 0 ? ME : USUAL_OPPONENT));

/** For a bot this program does not know another one plays. */
const asPlayer = (name: string): Player =>
  name === ME || isOpponent(name) ? name : USUAL_OPPONENT;

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
