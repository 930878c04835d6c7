import type { Entry } from '@ochre/match';
import type { TableCard } from './store.ts';
import { Conflict } from './trouble.ts';

/** What one call of `append` wants stored. */
export interface Append {
  readonly card: TableCard;
  readonly entries: readonly Entry[];
  /** Of the game, if it ends by them. */
  readonly record?: string;
}

/** What must be known of a stored table to add to its log. */
export interface Head {
  readonly seq: number;
  readonly kind: TableCard['kind'];
}

/** A caller that gets this wrong has a bug; nothing of it reaches the database. */
export function checkAppend({ card, entries }: Append): void {
  const first = entries[0]?.seq;
  if (first === undefined) throw new Error(`entries of table ${card.id}: there is none`);
  if (entries.some((entry, index) => entry.seq !== first + index)) {
    throw new Error(`entries of table ${card.id}: their numbers do not follow each other`);
  }
  const last = first + entries.length - 1;
  if (card.seq !== last) {
    throw new Error(`card of table ${card.id}: seq is ${card.seq}, its last entry is ${last}`);
  }
}

/** Why the entries cannot follow what is stored. */
export function conflictOf({ card, entries }: Append, head: Head | undefined) {
  if (head?.kind === 'imported') {
    return new Conflict(`table ${card.id}: an imported game has no log to add to`);
  }
  const stored = head?.seq ?? 0;
  const first = card.seq - entries.length + 1;
  if (first === stored + 1) return undefined;
  return new Conflict(`table ${card.id}: its log ends with ${stored}, so ${first} cannot follow`);
}
