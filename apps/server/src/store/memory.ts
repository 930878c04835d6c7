import { alone } from './alone.ts';
import { memoryMutings } from './memory-mutings.ts';
import { memoryPeople } from './memory-people.ts';
import { memoryTables } from './memory-tables.ts';
import type { Store } from './store.ts';

/** For tests: everything is gone with the process. */
export function memoryStore(): Store {
  let isOpen = true;
  const { tableTotals, ...tables } = memoryTables();
  const { personTotals, ...people } = memoryPeople();
  const { forgetTable, forgetPerson, ...mutings } = memoryMutings();
  const store = { ...tables, ...mutings, ...people, ...alone };
  return {
    ...store,
    async append(...wanted) {
      if (!isOpen) throw new Error('The store is closed.');
      await store.append(...wanted);
    },
    async removeTable(table) {
      forgetTable(table);
      return store.removeTable(table);
    },
    async deletePerson(person, at) {
      forgetPerson(person);
      await store.deletePerson(person, at);
    },
    totals: async (at) => ({ ...personTotals(at), ...tableTotals(), bytes: 0 }),
    isWell: async () => isOpen,
    async close() {
      isOpen = false;
    },
  };
}
