import type { Entry, Plan } from '@ochre/match';
import type { Result, SeatedMember, TableCard } from '../store.ts';

const PLAN: Plan = {
  game: 'stone-age',
  setup: {},
  seats: [{ kind: 'person' }, { kind: 'person' }],
  clock: { kind: 'none' },
  isOpen: true,
  hidesOdds: false,
};

export function cardFor(id: string, changes: Partial<TableCard> = {}): TableCard {
  return {
    id,
    code: `code-${id}`,
    kind: 'played',
    game: 'stone-age',
    rulesVersion: '1',
    stage: 'playing',
    isOpen: true,
    plan: PLAN,
    host: 'ada',
    members: [],
    seq: 1,
    madeAt: 1_700_000_000_000,
    changedAt: 1_700_000_000_000,
    ...changes,
  };
}

/** A finished game of members in the order of their seats. */
export function finished(id: string, members: readonly string[], result: Result): TableCard {
  return cardFor(id, { stage: 'over', members: members.map(seated), result });
}

export function seated(member: string, seat: number): SeatedMember {
  return { member, seat, name: member.toUpperCase() };
}

export function move(seq: number, text = `move ${seq}`): Entry {
  const at = 1_700_000_000_000 + seq;
  return { seq, at, by: 'ada', command: `c${seq}`, deed: { kind: 'moved', seat: 0, move: text } };
}

export function moves(first: number, last: number): Entry[] {
  return Array.from({ length: last - first + 1 }, (_, index) => move(first + index));
}
