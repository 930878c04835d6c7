import { alone } from './alone.ts';
import { memoryDailies } from './memory-dailies.ts';
import { memoryMutings } from './memory-mutings.ts';
import { memoryPeople } from './memory-people.ts';
import { memoryTables } from './memory-tables.ts';
import type { Store } from './store.ts';

/** For tests: everything is gone with the process. */
export function memoryStore(): Store {
  let isOpen = true;
  const { tableTotals, ...tables } = memoryTables();
  const { personTotals, ...people } = memoryPeople();
  const mutings = memoryMutings();
  const dailies = memoryDailies(tables);
  const beside = [mutings, dailies];
  const store = { ...tables, ...dailies, ...mutings, ...people, ...alone };
  return {
    ...store,
    async append(...wanted) {
      if (!isOpen) throw new Error('The store is closed.');
      await store.append(...wanted);
    },
    async removeTable(table) {
      for (const { forgetTable } of beside) forgetTable(table);
      return store.removeTable(table);
    },
    async deletePerson(person, at) {
      for (const { forgetPerson } of beside) forgetPerson(person);
      await store.deletePerson(person, at);
    },
    totals: async (at) => ({ ...personTotals(at), ...tableTotals(), bytes: 0 }),
    isWell: async () => isOpen,
    async close() {
      isOpen = false;
    },
  };
}
