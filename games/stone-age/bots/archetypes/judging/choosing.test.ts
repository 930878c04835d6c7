import { randomFrom } from '@ochre/kernel';
import type { Action } from '@ochre/stone-age/rules';
import { expect, it } from 'vitest';
import { highest } from './choosing.ts';

const MOVES: readonly Action[] = [1, 2, 3, 4].map((face) => ({ kind: 'pick', face }));
const face = (action: Action): number => (action.kind === 'pick' ? action.face : 0);

it('the highest move is chosen', () => {
  expect(face(highest(MOVES, (action) => -((face(action) - 3) ** 2), randomFrom('a')))).toBe(3);
});

it('equal moves are drawn by lot', () => {
  const random = randomFrom('b');
  const drawn = Array.from({ length: 50 }, () =>
    face(highest(MOVES, (action) => (face(action) > 2 ? 1 : 0), random)),
  );
  expect(new Set(drawn)).toEqual(new Set([3, 4]));
});
