import { describe, expect, test } from 'vitest';
import type { Store } from '../store.ts';

export function describeMutings(current: () => Store): void {
  describe('who does not hear whom', () => {
    const muting = { by: 'ann', whom: 'ben', isMuted: true, since: 7 };

    test('is kept by table, and by who mutes whom', async () => {
      const store = current();
      const watching = { ...muting, whom: 'watching', since: 8 } as const;
      const other = { ...muting, by: 'cy' };
      for (const one of [muting, watching, other]) await store.putMuting('t', one);
      await store.putMuting('u', muting);
      expect(await store.mutingsOf('t')).toHaveLength(3);
      expect(await store.mutingsOf('t')).toEqual(expect.arrayContaining([muting, watching, other]));
      expect(await store.mutingsOf('u')).toEqual([muting]);
      expect(await store.mutingsOf('v')).toEqual([]);
    });

    test('is what was said last', async () => {
      const store = current();
      const again = { ...muting, isMuted: false, since: 9 };
      await store.putMuting('t', muting);
      await store.putMuting('t', again);
      expect(await store.mutingsOf('t')).toEqual([again]);
    });
  });
}
