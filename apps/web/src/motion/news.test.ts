import type { Told } from '@ochre/match';
import { describe, expect, it } from 'vitest';
import { newsAfter, seenAt } from './news.ts';

const moved = (seq: number): Told => ({
  seq,
  at: 0,
  what: { kind: 'moved', seat: 0, move: 'starve', events: [{ type: `move ${seq}` }] },
});
const tookBack = (seq: number, moves: number): Told => ({
  seq,
  at: 0,
  what: { kind: 'tookBack', seat: 0, moves },
});
/** Each line before was a move. */
const typesAfter = (seq: number, told: readonly Told[]): unknown[] | undefined =>
  newsAfter({ seq, moves: seq }, told)?.map(({ events }) => events[0]!.type);

describe('News', () => {
  it('are the moves after what was seen', () => {
    expect(typesAfter(1, [moved(1), moved(2), moved(3)])).toEqual(['move 2', 'move 3']);
    expect(typesAfter(3, [moved(1), moved(2), moved(3)])).toEqual([]);
  });

  it('are all of them, also after a long time', () => {
    const told = Array.from({ length: 40 }, (_, at) => moved(at + 1));
    expect(typesAfter(0, told)).toHaveLength(40);
  });

  it('leave out what was taken back', () => {
    expect(typesAfter(0, [moved(1), moved(2), tookBack(3, 1)])).toEqual(['move 1']);
    expect(typesAfter(0, [moved(1), tookBack(2, 0), moved(3)])).toEqual(['move 3']);
  });

  it('cannot be told when what was seen is taken back', () => {
    expect(typesAfter(2, [moved(1), moved(2), tookBack(3, 1), moved(4)])).toBeUndefined();
  });

  it('leave out what is no move', () => {
    expect(typesAfter(0, [{ seq: 1, at: 0, what: { kind: 'began' } }])).toEqual([]);
  });

  it('begin after so many moves', () => {
    const told = [moved(1), moved(2), tookBack(3, 1), moved(4)];
    expect([0, 2, 3, 4].map((seq) => seenAt(seq, told).moves)).toEqual([0, 2, 1, 2]);
  });
});
