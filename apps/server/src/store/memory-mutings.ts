import type { Muting } from '@ochre/match';
import type { Mutings } from './store.ts';

interface MemoryMutings extends Mutings {
  forgetTable(table: string): void;
  forgetPerson(person: string): void;
}

export function memoryMutings(): MemoryMutings {
  const byTable = new Map<string, Map<string, Muting>>();
  return {
    async putMuting(table, muting) {
      const all = byTable.get(table) ?? new Map();
      byTable.set(table, all.set(JSON.stringify([muting.by, muting.whom]), muting));
    },
    mutingsOf: async (table) => [...(byTable.get(table)?.values() ?? [])],
    onMuted: () => () => {},
    forgetTable: (table) => void byTable.delete(table),
    forgetPerson(person) {
      for (const all of byTable.values()) {
        for (const [key, { by, whom }] of all) if ([by, whom].includes(person)) all.delete(key);
      }
    },
  };
}
