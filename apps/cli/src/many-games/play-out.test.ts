import { expect, it } from 'vitest';
import { knownGame } from '../games.ts';
import { LONGEST_GAME, playOut } from './play-out.ts';

const listed = knownGame('stone-age');
const { rules: game } = listed;
const setup = game.checkSetup({ players: 2 });

it('plays a game to its end, the same with the same seed', () => {
  const end = (seed: string): unknown =>
    playOut(listed, setup, seed, (state, _player, random) => {
      const legal = game.legalActions(state);
      return legal[random.below(legal.length)];
    });
  expect(game.decision(end('x'))).toBeUndefined();
  expect(end('x')).toEqual(end('x'));
  expect(end('x')).not.toEqual(end('y'));
});

it('does not wait for an end that is put off for ever', () => {
  let decisions = 0;
  const state = playOut(listed, setup, 'x', (now) => {
    decisions++;
    const legal = game.legalActions(now);
    // Whoever sends everybody hunting takes no card and builds nothing.
    return legal.filter((action) => game.print(action).includes('hunt')).at(-1) ?? legal[0];
  });
  expect(decisions).toBe(LONGEST_GAME);
  expect(game.decision(state)).toBeDefined();
  expect(game.winners(state).length).toBeGreaterThan(0);
});
