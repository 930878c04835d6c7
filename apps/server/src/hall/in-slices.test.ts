import { describe, expect, it } from 'vitest';
import { inSlices } from './in-slices.ts';

function* busyFor(ms: number): Generator<void, string, void> {
  const end = performance.now() + ms;
  while (performance.now() < end) yield;
  return 'done';
}

describe('long work in slices', () => {
  it('lets others have their turn, and says what came of it', async () => {
    let turns = 0;
    const others = setInterval(() => turns++, 1);
    const work = inSlices(busyFor(100));
    expect(turns).toBe(0);
    expect(await work).toBe('done');
    clearInterval(others);
    expect(turns).toBeGreaterThan(2);
  });

  it('fails where the work fails', async () => {
    const failing = (function* (): Generator<void, never, void> {
      yield;
      throw new Error('broken');
    })();
    await expect(inSlices(failing)).rejects.toThrow('broken');
  });
});
