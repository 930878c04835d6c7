import type { Deed, Entry } from '@ochre/match';
import type { Person, Store, TableCard } from '../store/store.ts';

const TABLES_AT_ONCE = 1_000_000;

/** What somebody did themselves. What else is in a log is the game's, and may be a secret of it. */
const OWN_DEEDS: readonly Deed['kind'][] = ['sat', 'stood', 'moved', 'said', 'muted'];

/** All that is kept about somebody, as the text of one JSON file, piece by piece. */
export async function* exportOf(store: Store, person: Person): AsyncGenerator<string> {
  const { id, name, madeAt, account, bannedUntil } = person;
  const sessions = await store.sessionsOf(id);
  const head = {
    person: { id, ...(name === '' ? {} : { name }), made: madeAt },
    ...(account === undefined ? {} : { account: { name: account.login } }),
    ...(bannedUntil === undefined ? {} : { bannedUntil }),
    sessions: sessions.map((one) => ({ made: one.madeAt, used: one.usedAt })),
    statistics: await store.statisticsOf(id),
  };
  yield `${JSON.stringify(head, undefined, 1).slice(0, -2)},\n "tables": [`;
  let separator = '\n';
  for (const table of await store.tracesOf(id, TABLES_AT_ONCE)) {
    const card = await store.cardOf(table);
    if (card === undefined) continue;
    yield `${separator}${JSON.stringify(await tableOf(store, card, id))}`;
    separator = ',\n';
  }
  yield '\n]}\n';
}

async function tableOf(store: Store, card: TableCard, member: string) {
  const { id, kind, game, stage, host, members, daily, madeAt, changedAt, result } = card;
  const seat = members.find((seated) => seated.member === member);
  const record = kind === 'imported' ? await store.recordOf(id) : undefined;
  const entries = kind === 'imported' ? [] : await store.entries(id);
  return {
    table: id,
    kind,
    game,
    stage,
    ...(daily === undefined ? {} : { daily }),
    made: madeAt,
    changed: changedAt,
    isHost: host === member,
    ...(seat === undefined ? {} : { seat: seat.seat, name: seat.name }),
    ...(result === undefined ? {} : result),
    ...(record === undefined ? {} : { record }),
    did: entries.filter((entry) => isOwn(entry, member)).map(({ at, deed }) => ({ at, ...deed })),
  };
}

const isOwn = ({ by, deed }: Entry, member: string): boolean =>
  by === member && OWN_DEEDS.includes(deed.kind);
