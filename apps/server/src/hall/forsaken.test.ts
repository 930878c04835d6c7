import { describe, expect, it } from 'vitest';
import { logTo } from '../operations/log.ts';
import { cardFor } from '../store/testing/samples.ts';
import { Forsaken } from './forsaken.ts';

const HOUR = 3_600_000;

describe('a table that has waited for players too long, by the clock', () => {
  /** Which of two tables are closed, where somebody looks at those of the given names. */
  async function closedOf(looked: readonly string[]): Promise<string[]> {
    const closed: string[] = [];
    const asked = new Set<string>();
    const forsaken = new Forsaken({
      store: { oldGatherings: async () => [cardFor('a'), cardFor('b')] },
      log: logTo(() => {}, 'error'),
      gatheringMs: HOUR,
      find: async (id) => ({
        id,
        async askWhoLooks() {
          asked.add(id);
        },
        get isLookedAt() {
          // Nobody knows before every process was asked.
          return asked.has(id) && looked.includes(id);
        },
        async do() {
          closed.push(id);
          return 1;
        },
      }),
    });
    await forsaken.close(Date.now());
    return closed;
  }

  it('is closed where nobody is', async () => {
    expect(await closedOf([])).toEqual(['a', 'b']);
  });

  it('stays where somebody waits', async () => {
    expect(await closedOf(['a'])).toEqual(['b']);
  });
});
