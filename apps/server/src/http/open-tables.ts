import type { LobbyTable } from '@ochre/protocol';
import type { Store, TableCard } from '../store/store.ts';
import { addressOf } from './address.ts';
import type { Reached } from './reached.ts';

const MOST_TO_JOIN = 100;
const MOST_TO_WATCH = 20;
/** Where nothing happened for so long there is nothing to see; a day a turn may be agreed on. */
const LATELY_MS = 2 * 24 * 3_600_000;

/** The lobby: tables that everybody may join, the newest first, then those to watch. */
export async function openTables(store: Store, from: Reached): Promise<LobbyTable[]> {
  const [toJoin, toWatch] = await Promise.all([
    store.openTables(MOST_TO_JOIN),
    store.tablesToWatch(Date.now() - LATELY_MS, MOST_TO_WATCH),
  ]);
  const shown = (stage: LobbyTable['stage']) => (card: TableCard) => ({
    ...addressOf(card, from),
    stage,
    ...seatsOf(card),
  });
  return [...toJoin.map(shown('gathering')), ...toWatch.map(shown('playing'))];
}

function seatsOf({ plan, members, madeAt }: TableCard) {
  const forPeople = plan.seats.filter(({ kind }) => kind === 'person').length;
  return {
    plan,
    free: forPeople - members.length,
    // Whoever is deleted plays there no more.
    names: members.map(({ name }) => name).filter((name) => name !== ''),
    made: madeAt,
  };
}
