import type { Entry } from '@ochre/match';
import type { GuestLine, PersonLine, TableLine } from '../admin/answers.ts';
import type { ListedPerson, Person, TableCard } from '../store/store.ts';

export const tableLine = (card: TableCard): TableLine => ({
  id: card.id,
  code: card.code,
  kind: card.kind,
  game: card.game,
  stage: card.stage,
  isOpen: card.isOpen,
  names: card.members.map(({ name }) => name),
  entries: card.seq,
  made: card.madeAt,
  changed: card.changedAt,
});

export function personLine(person: Person | ListedPerson): PersonLine {
  const { id, name, account, madeAt, bannedUntil } = person;
  return {
    id,
    name,
    ...(account === undefined ? {} : { account: account.login }),
    made: madeAt,
    used: 'usedAt' in person ? person.usedAt : madeAt,
    ...(bannedUntil === undefined ? {} : { bannedUntil }),
  };
}

/** Everybody who made the table, sat there or said something, and by which names. */
export function guestsAt({ host, members }: TableCard, entries: readonly Entry[]): GuestLine[] {
  const found = new Map([[host, { names: new Set<string>(), said: 0 }]]);
  for (const { by, deed } of entries) {
    if (deed.kind !== 'sat' && deed.kind !== 'said') continue;
    const guest = found.get(by) ?? { names: new Set<string>(), said: 0 };
    guest.names.add(deed.name);
    if (deed.kind === 'said') guest.said++;
    found.set(by, guest);
  }
  return [...found].map(([id, { names, said }]) => {
    const seat = members.find(({ member }) => member === id)?.seat;
    return {
      id,
      names: [...names],
      isHost: id === host,
      ...(seat === undefined ? {} : { seat }),
      said,
    };
  });
}
