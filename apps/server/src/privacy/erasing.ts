import type { Deed, Entry, Member, Table } from '@ochre/match';
import type { Rewriting, TableCard } from '../store/store.ts';

/** A table's log as it is stored, and its card. */
export interface Kept {
  readonly card: TableCard;
  readonly entries: readonly Entry[];
  /** The hour there: where a clock runs, an entry of another hour would be charged to somebody. */
  readonly hour: number;
}

/**
 * The log without somebody: their names and words are gone, and who did what they did is told from
 * nobody else at this table, and found at no other one. The game stays as it was played.
 */
export function withoutMember(kept: Kept, member: Member, alias: Member): Rewriting {
  const { card, entries } = kept;
  const renamed = (one: Member): Member => (one === member ? alias : one);
  const host = renamed(card.host);
  const members = card.members.map((seated) =>
    seated.member === member ? { ...seated, member: alias, name: '' } : seated,
  );
  const changed = entries.flatMap((entry): Entry[] => {
    if (entry.by === member) return [{ ...entry, by: alias, deed: nameless(entry.deed) }];
    const { deed } = entry;
    // The host has removed them, or let them back in.
    const isAbout = (deed.kind === 'banned' || deed.kind === 'unbanned') && deed.member === member;
    return isAbout ? [{ ...entry, deed: { ...deed, member: alias, name: '' } }] : [];
  });
  return rewritten({ ...kept, card: { ...card, host, members } }, changed, { without: member });
}

/** The log without anything that was said. */
export function withoutTalk(kept: Kept): Rewriting {
  const changed = kept.entries.flatMap((entry) =>
    entry.deed.kind === 'said' ? [{ ...entry, deed: SILENCE }] : [],
  );
  return rewritten(kept, changed, { isSilent: true });
}

const SILENCE: Deed = { kind: 'said', name: '' };

function nameless(deed: Deed): Deed {
  if (deed.kind === 'said') return SILENCE;
  return deed.kind === 'sat' ? { ...deed, name: '' } : deed;
}

/** Whoever has the table in memory learns by the last entry that those before it are others. */
function rewritten(
  { card, entries: before, hour }: Kept,
  changed: readonly Entry[],
  more: Pick<Rewriting, 'without' | 'isSilent'>,
): Rewriting {
  const seq = card.seq + 1;
  const at = Math.max(hour, before.at(-1)?.at ?? 0);
  const last: Entry = { seq, at, by: 'table', deed: { kind: 'erased' } };
  return { card: { ...card, seq }, entries: [...changed, last], ...more };
}

/** What somebody who is gone for good leaves behind at a table: a bot plays on, or a seat is free. */
export function departure(table: Table, member: Member, at: number): readonly Deed[] {
  if (table.stage === 'gathering' && table.view(member).isHost) return table.giveUp();
  if (table.seatOf(member) === undefined) return [];
  if (table.stage === 'gathering') return table.check({ kind: 'stand' }, member, at);
  return table.stage === 'playing' ? table.check({ kind: 'resign' }, member, at) : [];
}
