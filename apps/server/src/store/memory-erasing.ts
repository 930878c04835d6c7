import type { Entry } from '@ochre/match';
import { conflictOf } from './append.ts';
import type { Erasing, TableCard } from './store.ts';
import { isTalk, tracesIn } from './traces.ts';

export interface KeptTable {
  readonly card: TableCard;
  readonly entries: readonly Entry[];
  readonly record: string | undefined;
}

export type ErasingTables = Pick<
  Erasing,
  'rewrite' | 'removeTable' | 'tracesOf' | 'oldGames' | 'oldTalk'
>;

/** What is taken away again of tables. */
export function memoryErasing(tables: Map<string, KeptTable>): ErasingTables {
  const finished = (before: number): KeptTable[] =>
    [...tables.values()]
      .filter(({ card }) => card.stage === 'over' || card.stage === 'closed')
      .filter(({ card }) => card.changedAt < before)
      .sort((a, b) => a.card.changedAt - b.card.changedAt);
  const hasTrace = (table: KeptTable, member: string): boolean =>
    table.card.kind === 'imported'
      ? table.card.host === member
      : tracesIn(table).some((trace) => trace.member === member);

  return {
    async rewrite({ card, entries }) {
      const old = tables.get(card.id);
      const conflict = conflictOf({ card, entries: entries.slice(-1) }, old?.card);
      if (conflict !== undefined || old === undefined) throw conflict;
      const changed = new Map(entries.map((entry) => [entry.seq, structuredClone(entry)]));
      const kept = old.entries.map((entry) => changed.get(entry.seq) ?? entry);
      const added = entries.filter(({ seq }) => seq > old.card.seq);
      const { record } = old;
      tables.set(card.id, { card: structuredClone(card), entries: [...kept, ...added], record });
    },
    removeTable: async (table) => tables.delete(table),
    async tracesOf(member, limit) {
      const found = [...tables].filter(([, table]) => hasTrace(table, member));
      return found
        .map(([id]) => id)
        .sort()
        .slice(0, limit);
    },
    oldGames: async (before, limit) => idsOf(finished(before).slice(0, limit)),
    async oldTalk(before, limit) {
      const talking = finished(before).filter(({ card, entries }) =>
        isTalk({ card, entries: entries.filter(({ deed }) => 'text' in deed || 'phrase' in deed) }),
      );
      return idsOf(talking.slice(0, limit));
    },
  };
}

const idsOf = (tables: readonly KeptTable[]): string[] => tables.map(({ card }) => card.id);
