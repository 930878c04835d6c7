import { alone } from './alone.ts';
import { memoryPeople } from './memory-people.ts';
import { memoryTables } from './memory-tables.ts';
import type { Store } from './store.ts';

/** For tests: everything is gone with the process. */
export function memoryStore(): Store {
  let isOpen = true;
  const { tableTotals, ...tables } = memoryTables();
  const { personTotals, ...people } = memoryPeople();
  const store = { ...tables, ...people, ...alone };
  return {
    ...store,
    async append(card, entries) {
      if (!isOpen) throw new Error('The store is closed.');
      await store.append(card, entries);
    },
    totals: async (at) => ({ ...personTotals(at), ...tableTotals(), bytes: 0 }),
    isWell: async () => isOpen,
    async close() {
      isOpen = false;
    },
  };
}
