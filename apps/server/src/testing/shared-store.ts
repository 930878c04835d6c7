import { memoryStore } from '../store/memory.ts';
import type { Moved, Store } from '../store/store.ts';

/** One store as several processes see it: each hears of what the others append. */
export function sharedStore(processes: number): Store[] {
  const store = memoryStore();
  const listeners = Array.from({ length: processes }, () => new Set<(moved: Moved) => void>());
  return listeners.map((own) => ({
    ...store,
    async append(card, entries) {
      await store.append(card, entries);
      for (const others of listeners) {
        if (others === own) continue;
        for (const listener of others)
          setImmediate(() => listener({ table: card.id, seq: card.seq }));
      }
    },
    onMoved(listener) {
      own.add(listener);
      return () => own.delete(listener);
    },
    // The others go on.
    async close() {
      own.clear();
    },
  }));
}
