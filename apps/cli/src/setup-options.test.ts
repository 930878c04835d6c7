import { expect, it } from 'vitest';
import { usualGame } from './games.ts';
import { setupRequest } from './setup-options.ts';

const { meta } = usualGame().rules;
const NOTHING = { players: undefined, modules: undefined, variant: undefined, option: [] };

it('makes the usual request of nothing', () => {
  expect(setupRequest(meta, NOTHING, 3)).toEqual({ players: 3, modules: [], options: {} });
});

it('reads players, modules, variant and options', () => {
  const option = ['diceFirst=buyer', 'negativeScores=true'];
  expect(
    setupRequest(meta, { players: '2', modules: 'style, huts', variant: 'solo', option }, 4),
  ).toEqual({
    players: 2,
    modules: ['style', 'huts'],
    variant: 'solo',
    options: { diceFirst: 'buyer', negativeScores: true },
  });
});

it('reads the game for one, and its difficulty', () => {
  expect(setupRequest(meta, { ...NOTHING, solo: true, difficulty: 'easier1' }, 4)).toEqual({
    players: 1,
    modules: [],
    variant: 'solo',
    options: { difficulty: 'easier1' },
  });
});

it.each([
  [{ solo: true, variant: 'duo' }, /--solo is a variant itself/],
  [{ difficulty: 'easier1' }, /--difficulty goes with --solo only/],
  [{ solo: true, difficulty: 'eazier1' }, /Did you mean "easier1"\?/],
  [{ players: 'two' }, /--players: a whole number/],
  [{ option: ['diceFirst'] }, /--option: NAME=VALUE is expected/],
  [{ option: ['=buyer'] }, /--option: NAME=VALUE is expected/],
  [{ option: ['a=b=c'] }, /--option: NAME=VALUE is expected/],
  [{ option: ['a=1', 'a=2'] }, /--option a is given twice/],
])('refuses %j', (values, message) => {
  expect(() => setupRequest(meta, { ...NOTHING, ...values }, 2)).toThrow(message);
});
