import { setTimeout as pause } from 'node:timers/promises';
import { printRecord } from '@ochre/kernel';
import { type Entry, Table } from '@ochre/match';
import type { GameList } from '../games.ts';
import { type Log, problemOf, signOf } from '../operations/log.ts';
import { storeTroubleIn } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { inSlices } from './in-slices.ts';
import { gamesOf } from './stored-table.ts';

const AT_ONCE = 100;
/** Each is a whole game, played again twice, and none is in a hurry. */
const BREATHER_MS = 50;

interface OldRecordsNeeds {
  readonly store: Store;
  readonly games: GameList;
  readonly log: Log;
}

/** Games that ended before records were kept get theirs, as long as their rules are known. */
export async function keepOldRecords(
  needs: OldRecordsNeeds,
  isClosed: () => boolean,
): Promise<void> {
  const { store, log } = needs;
  let records = 0;
  let after: string | undefined;
  do {
    const tables = await store.unrecorded(AT_ONCE, after);
    for (const table of tables) {
      if (isClosed()) return;
      if (await keepRecordOf(table, needs)) records++;
      await pause(BREATHER_MS);
    }
    after = tables.at(-1);
  } while (after !== undefined);
  if (records > 0) log.info('records.kept', { records });
}

async function keepRecordOf(id: string, { store, games, log }: OldRecordsNeeds): Promise<boolean> {
  try {
    const record = await inSlices(recorded(games, await store.entries(id)));
    if (record === undefined) return false;
    await store.keepRecord(id, record);
    return true;
  } catch (error) {
    if (storeTroubleIn(error) !== undefined) throw error;
    log.warn('table.lost', { table: signOf(id), ...problemOf(error) });
    return false;
  }
}

/** Nothing where the rules are not known any more. */
function* recorded(
  games: GameList,
  [first, ...others]: readonly Entry[],
): Generator<void, string | undefined, void> {
  if (first === undefined) return undefined;
  const table = Table.open(gamesOf(games), [first], {});
  for (const entry of others) {
    table.apply(entry);
    yield;
  }
  return table.isUnderOtherRules ? undefined : printRecord(yield* table.recording());
}
