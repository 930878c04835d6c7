import { describe, expect, test } from 'vitest';
import type { Store } from '../store.ts';

export function describeClaims(current: () => Store): void {
  describe('the claim on a table', () => {
    test('is for one process until it runs out', async () => {
      const store = current();
      expect(await store.claim('t', { process: 'one', at: 0, until: 10 })).toBe(true);
      expect(await store.claim('t', { process: 'two', at: 9, until: 19 })).toBe(false);
      expect(await store.claim('u', { process: 'two', at: 9, until: 19 })).toBe(true);
      expect(await store.claim('t', { process: 'two', at: 10, until: 20 })).toBe(true);
      expect(await store.claim('t', { process: 'one', at: 11, until: 21 })).toBe(false);
    });

    test('can be made longer by whoever has it', async () => {
      const store = current();
      await store.claim('t', { process: 'one', at: 0, until: 10 });
      expect(await store.claim('t', { process: 'one', at: 5, until: 15 })).toBe(true);
      expect(await store.claim('t', { process: 'two', at: 12, until: 22 })).toBe(false);
    });

    test('is free when its process gave it back', async () => {
      const store = current();
      await store.claim('t', { process: 'one', at: 0, until: 10 });
      await store.claim('u', { process: 'two', at: 0, until: 10 });
      await store.release('one');
      expect(await store.claim('t', { process: 'three', at: 1, until: 11 })).toBe(true);
      expect(await store.claim('u', { process: 'three', at: 1, until: 11 })).toBe(false);
    });

    test('goes to one of many who ask at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          current().claim('t', { process: `p${index}`, at: 0, until: 10 }),
        ),
      );
      expect(answers.filter(Boolean)).toHaveLength(1);
    });
  });
}
