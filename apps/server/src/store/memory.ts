import { alone } from './alone.ts';
import { memoryMutings } from './memory-mutings.ts';
import { memoryPeople } from './memory-people.ts';
import { memoryTables } from './memory-tables.ts';
import type { Store } from './store.ts';

/** For tests: everything is gone with the process. */
export function memoryStore(): Store {
  let isOpen = true;
  const store = { ...memoryTables(), ...memoryMutings(), ...memoryPeople(), ...alone };
  return {
    ...store,
    async append(...wanted) {
      if (!isOpen) throw new Error('The store is closed.');
      await store.append(...wanted);
    },
    isWell: async () => isOpen,
    async close() {
      isOpen = false;
    },
  };
}
