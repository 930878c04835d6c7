import { describe, expect, it } from 'vitest';
import { alone } from '../store/alone.ts';
import { Leases } from './leases.ts';

/** A store that notes what is asked of it, and has a table that another process runs. */
function noted() {
  const asked: string[] = [];
  const leases = new Leases({
    ...alone,
    async claim(tables) {
      asked.push(`claim ${tables}`);
      return new Set(tables.filter((table) => table !== 'theirs'));
    },
    async release(tables) {
      asked.push(`release ${tables}`);
    },
  });
  return { leases, asked };
}

describe('leases', () => {
  it('are asked for together, and not again while they are held', async () => {
    const { leases, asked } = noted();
    await Promise.all([leases.take(['a', 'b']), leases.take(['theirs']), leases.take(['b'])]);
    await leases.take(['a']);
    expect(asked).toEqual(['claim a,b,theirs']);
    expect(leases.of('a')).toBeDefined();
    expect(leases.of('theirs')).toBeUndefined();
  });

  it('that are given back and wanted at once are given back first', async () => {
    const { leases, asked } = noted();
    await leases.take(['a']);
    const before = leases.of('a');
    await Promise.all([leases.take(['b']), leases.giveBack(['a']), leases.take(['a'])]);
    expect(asked).toEqual(['claim a', 'claim b', 'release a', 'claim a']);
    expect(leases.of('a')).not.toBe(before);
  });

  it('are others when they were lost', async () => {
    const { leases } = noted();
    await leases.take(['a']);
    const before = leases.of('a');
    leases.loseAll();
    expect(leases.of('a')).toBeUndefined();
    await leases.take(['a']);
    expect(leases.of('a')).not.toBe(before);
  });
});
