import { expect, test } from 'vitest';
import { groups } from './groups.ts';

const refusal = new Error('one of them is bad');

/** Notes the groups it is given; words that begin with ! spoil theirs. */
function notebook() {
  const written: string[][] = [];
  const { add, finish } = groups<string>({
    isRefusal: (error) => error === refusal,
    async write(words) {
      if (words.some((word) => word.startsWith('!'))) throw refusal;
      if (words.includes('unplug')) throw new Error('no connection');
      written.push([...words]);
      return words.map((word) => (word === 'late' ? new Error('too late') : undefined));
    },
  });
  return { written, add, finish };
}

test('what is added together is written together, in order', async () => {
  const { written, add } = notebook();
  await Promise.all(['a', 'b', 'c'].map(add));
  expect(written).toEqual([['a', 'b', 'c']]);
  await add('d');
  expect(written).toEqual([['a', 'b', 'c'], ['d']]);
});

test('what arrives during a write goes with the next one', async () => {
  const { written, add } = notebook();
  const first = add('a').then(() => add('c'));
  setImmediate(() => void add('b'));
  await first;
  expect(written.flat().sort()).toEqual(['a', 'b', 'c']);
  expect(written[0]).toEqual(['a']);
});

test('a group has a limit', async () => {
  const { written, add } = notebook();
  await Promise.all(Array.from({ length: 1200 }, (_, index) => add(`${index}`)));
  expect(written.map((group) => group.length)).toEqual([500, 500, 200]);
});

test('each is told its own outcome', async () => {
  const { add } = notebook();
  const ends = await Promise.allSettled(['a', 'late', 'b'].map(add));
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('one that spoils its group fails alone', async () => {
  const { written, add } = notebook();
  const ends = await Promise.allSettled(['a', '!', 'b'].map(add));
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(written).toEqual([['a'], ['b']]);
});

test('when it is unknown what was written, nothing is tried again', async () => {
  const { written, add } = notebook();
  const ends = await Promise.allSettled(['a', 'unplug', 'b'].map(add));
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(written).toEqual([]);
});

test('finishing waits for what was added and takes no more', async () => {
  const { written, add, finish } = notebook();
  void add('a');
  await finish();
  expect(written).toEqual([['a']]);
  await expect(add('b')).rejects.toThrow('closed');
});
