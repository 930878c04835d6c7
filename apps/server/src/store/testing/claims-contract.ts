import { describe, expect, test } from 'vitest';
import type { Store } from '../store.ts';

/** Of a process alone; what several do to each other is for stores that they can share. */
export function describeClaims(current: () => Store): void {
  describe('the claim on a table', () => {
    test('is had for the asking where nobody else lives, as often as it is asked for', async () => {
      expect(await current().claim(['t', 'u'])).toEqual(new Set(['t', 'u']));
      expect(await current().claim(['u', 'v'])).toEqual(new Set(['u', 'v']));
      expect(await current().claim([])).toEqual(new Set());
    });

    test('can be given back, and had again', async () => {
      await current().claim(['t']);
      await current().release(['t', 'never claimed']);
      await current().release([]);
      expect(await current().claim(['t'])).toEqual(new Set(['t']));
    });
  });
}
