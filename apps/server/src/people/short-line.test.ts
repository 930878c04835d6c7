import { describe, expect, it } from 'vitest';
import { ShortLine } from './short-line.ts';

/** Something to be done that takes until it is ended. */
function work() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const task = (name: string) => async () => {
    begun.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    return name;
  };
  return { begun, task, endNext: () => ends.shift()?.() };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

describe('a short line', () => {
  it('does one thing at a time, in order, also after one that failed', async () => {
    const { begun, task, endNext } = work();
    const line = new ShortLine();
    const failed = line.takeTurn(9, () => Promise.reject(new Error('no')));
    const done = [line.takeTurn(9, task('one')), line.takeTurn(9, task('two'))];
    await expect(failed).rejects.toThrow('no');
    await soon();
    expect(begun).toEqual(['one']);
    endNext();
    await soon();
    expect(begun).toEqual(['one', 'two']);
    endNext();
    expect(await Promise.all(done)).toEqual(['one', 'two']);
  });

  it('says at once that it is full, and has room again when one is done', async () => {
    const { task, endNext } = work();
    const line = new ShortLine();
    const first = line.takeTurn(2, task('one'));
    const second = line.takeTurn(2, task('two'));
    await expect(line.takeTurn(2, task('three'))).rejects.toMatchObject({ code: 'too-many' });
    await soon();
    endNext();
    await first;
    const fourth = line.takeTurn(2, task('four'));
    await soon();
    endNext();
    await second;
    await soon();
    endNext();
    expect(await fourth).toBe('four');
  });

  it('has room for some where it is full for others', async () => {
    const { task } = work();
    const line = new ShortLine();
    void line.takeTurn(1, task('one'));
    await expect(line.takeTurn(1, task('two'))).rejects.toMatchObject({ code: 'too-many' });
    void line.takeTurn(2, task('three'));
    await expect(line.takeTurn(2, task('four'))).rejects.toMatchObject({ code: 'too-many' });
  });
});
