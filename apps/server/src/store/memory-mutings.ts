import type { Muting } from '@ochre/match';
import type { Mutings } from './store.ts';

export function memoryMutings(): Mutings {
  const byTable = new Map<string, Map<string, Muting>>();
  return {
    async putMuting(table, muting) {
      const all = byTable.get(table) ?? new Map();
      byTable.set(table, all.set(JSON.stringify([muting.by, muting.whom]), muting));
    },
    mutingsOf: async (table) => [...(byTable.get(table)?.values() ?? [])],
    onMuted: () => () => {},
  };
}
