import { Conflict } from '@ochre/host';
import { describe, expect, it } from 'vitest';
import { NAMES, planOf } from '../testing/plans.ts';
import { MemoryShelf } from './memory-shelf.ts';
import type { ShelfCard } from './shelf.ts';

const cardOf = (id: string, changedAt: number): ShelfCard => ({
  id,
  origin: { kind: 'new' },
  madeAt: 1,
  changedAt,
  stage: 'playing',
  plan: planOf('pp'),
  names: NAMES.slice(0, 2),
  moves: 0,
});

const said = (seq: number) => ({
  seq,
  at: seq,
  by: 'person-0',
  deed: { kind: 'said', name: 'Anna', text: `${seq}` } as const,
});

describe('a shelf', () => {
  it('gives back what was stored, in order, and all of it or none', async () => {
    const shelf = new MemoryShelf();
    await shelf.append('a', [said(1), said(2)]);
    expect(await shelf.load('a')).toBeUndefined();
    await shelf.label(cardOf('a', 1));
    await expect(shelf.append('a', [said(3), said(2)])).rejects.toBeInstanceOf(Conflict);
    expect((await shelf.load('a'))!.entries).toEqual([said(1), said(2)]);
    await shelf.append('a', [said(3)]);
    expect((await shelf.load('a'))!.entries).toEqual([said(1), said(2), said(3)]);
    expect(await shelf.load('b')).toBeUndefined();
  });

  it('lists the last changed first, and forgets what is removed', async () => {
    const shelf = new MemoryShelf();
    for (const [id, changedAt] of [
      ['a', 1],
      ['b', 3],
      ['c', 2],
    ] as const) {
      await shelf.append(id, [said(1)]);
      await shelf.label(cardOf(id, changedAt));
    }
    expect((await shelf.list()).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    await shelf.remove('b');
    expect((await shelf.list()).map(({ id }) => id)).toEqual(['c', 'a']);
    expect(await shelf.load('b')).toBeUndefined();
    await shelf.append('b', [said(1)]);
  });
});
