import type { LobbyTable } from '@ochre/protocol';
import type { Store, TableCard } from '../store/store.ts';
import { addressOf } from './address.ts';
import type { Reached } from './reached.ts';

const MOST_SHOWN = 100;

/** The lobby: tables that everybody may join, the newest first. */
export async function openTables(store: Store, from: Reached): Promise<LobbyTable[]> {
  const cards = await store.openTables(MOST_SHOWN);
  return cards.map((card) => ({ ...addressOf(card, from), ...seatsOf(card) }));
}

function seatsOf({ plan, members, madeAt }: TableCard) {
  const forPeople = plan.seats.filter(({ kind }) => kind === 'person').length;
  return {
    plan,
    free: forPeople - members.length,
    names: members.map(({ name }) => name),
    made: madeAt,
  };
}
