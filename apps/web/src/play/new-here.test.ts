import type { Told } from '@ochre/protocol';
import { expect, it } from 'vitest';
import { hasFoundTheWay } from './new-here.tsx';

const SEATS = [{ kind: 'bot', level: 'easy' }, { kind: 'person' }] as const;

/** A move by each of these seats, one after the other. */
const movesBy = (...seats: readonly number[]): Told[] =>
  seats.map((seat, at) => ({
    seq: at + 1,
    at: 0,
    what: { kind: 'moved', seat, move: 'take 1', events: [] },
  }));

it('is not offered any more to a person who has made four moves', () => {
  expect(hasFoundTheWay(SEATS, movesBy(0, 1, 0, 1, 0, 1, 0, 0))).toBe(false);
  expect(hasFoundTheWay(SEATS, movesBy(0, 1, 0, 1, 0, 1, 1))).toBe(true);
});
