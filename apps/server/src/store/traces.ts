import type { Deed, Member } from '@ochre/match';
import type { Append } from './append.ts';

/** Somebody has left something at a table, by which they are found there later. */
export interface Trace {
  readonly table: string;
  readonly member: Member;
}

/** Whoever does anything else has done one of these before. */
const LEFT_BY: readonly Deed['kind'][] = ['made', 'sat', 'said', 'muted'];

export function tracesIn({ card, entries }: Omit<Append, 'record'>): Trace[] {
  const members = entries
    .filter(({ by, deed }) => by !== 'table' && LEFT_BY.includes(deed.kind))
    .map(({ by }) => by);
  return [...new Set(members)].map((member) => ({ table: card.id, member }));
}

export const isTalk = ({ entries }: Append): boolean =>
  entries.some(({ deed }) => deed.kind === 'said');
