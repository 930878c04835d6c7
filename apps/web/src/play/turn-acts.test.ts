import { expect, it } from 'vitest';
import { canTakeBack } from './turn-acts.tsx';

const GAME = { moves: 3, canUndo: true };

it('is taken back what was done here, not what was given', () => {
  expect(canTakeBack(GAME, {})).toBe(true);
  expect(canTakeBack(GAME, { given: 3 })).toBe(false);
  expect(canTakeBack({ ...GAME, moves: 4 }, { given: 3 })).toBe(true);
});

it('takes back at a shared screen what anybody did last', () => {
  const game = { moves: 3, canUndo: false, takesBack: 1 };
  expect([canTakeBack(game, {}), canTakeBack(game, { isShared: true })]).toEqual([false, true]);
});
