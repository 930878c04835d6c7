import { describe, expect, it } from 'vitest';
import { Queue } from './queue.ts';

/** Notes what is done, in which order; each takes a moment. */
function noting() {
  const queue = new Queue();
  const done: string[] = [];
  const add = (name: string, lane?: 'first' | 'second') =>
    queue.run(async () => {
      await Promise.resolve();
      done.push(name);
      return name;
    }, lane);
  return { queue, done, add };
}

describe('a queue', () => {
  it('does one thing after the other, each lane in order, and the first lane first', async () => {
    const { done, add, queue } = noting();
    const all = [add('talk 1', 'second'), add('talk 2', 'second'), add('move 1'), add('move 2')];
    expect(queue.isEmpty).toBe(false);
    await Promise.all(all);
    // What is under way is finished; then nothing of the second passes anything of the first.
    expect(done).toEqual(['talk 1', 'move 1', 'move 2', 'talk 2']);
    expect(queue.isEmpty).toBe(true);
  });

  it('lets the first lane pass in the middle of something in the second', async () => {
    const { done, add, queue } = noting();
    const talk = queue.run(async () => {
      done.push('tries');
      await queue.letPass();
      done.push('tries again');
    }, 'second');
    await Promise.all([talk, add('talk', 'second'), add('move')]);
    expect(done).toEqual(['tries', 'move', 'tries again', 'talk']);
  });

  it('goes on after whatever fails, and tells who asked', async () => {
    const { add, queue } = noting();
    const failing = queue.run(async () => {
      throw new Error('no');
    });
    const thrown = queue.run(() => {
      throw new Error('at once');
    });
    await expect(failing).rejects.toThrow('no');
    await expect(thrown).rejects.toThrow('at once');
    expect(await add('next')).toBe('next');
  });

  it('is settled when all that was asked is done, in both lanes', async () => {
    const { done, add, queue } = noting();
    void add('talk', 'second');
    void add('move');
    await queue.settled();
    expect(done).toEqual(['talk', 'move']);
    await queue.settled();
  });
});
