import type { Told } from '@ochre/match';
import { describe, expect, it } from 'vitest';
import { newsAfter } from './news.ts';

const moved = (seq: number): Told => ({
  seq,
  at: 0,
  what: { kind: 'moved', seat: 0, move: 'starve', events: [{ type: `move ${seq}` }] },
});
const tookBack = (seq: number): Told => ({
  seq,
  at: 0,
  what: { kind: 'tookBack', seat: 0, moves: 1 },
});
const typesAfter = (seen: number, told: readonly Told[]): unknown[] =>
  newsAfter(seen, told).map(([event]) => event!.type);

describe('News', () => {
  it('are the moves after what was seen', () => {
    expect(typesAfter(1, [moved(1), moved(2), moved(3)])).toEqual(['move 2', 'move 3']);
    expect(typesAfter(3, [moved(1), moved(2), moved(3)])).toEqual([]);
  });

  it('are none when a move was taken back', () => {
    expect(typesAfter(0, [moved(1), moved(2), tookBack(3)])).toEqual([]);
    expect(typesAfter(0, [moved(1), tookBack(2), moved(3)])).toEqual(['move 3']);
  });

  it('are only the last few after a long time', () => {
    const told = Array.from({ length: 40 }, (_, at) => moved(at + 1));
    expect(typesAfter(0, told)).toEqual(['move 38', 'move 39', 'move 40']);
  });

  it('leave out what is no move', () => {
    expect(newsAfter(0, [{ seq: 1, at: 0, what: { kind: 'began' } }])).toEqual([]);
  });
});
