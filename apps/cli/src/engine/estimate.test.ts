import { simulationChance } from '@ochre/kernel';
import type { Bot } from '@ochre/search';
import { expect, it } from 'vitest';
import { knownGame } from '../games.ts';
import { estimateShares } from './estimate.ts';

const listed = knownGame('stone-age');
const { rules: game } = listed;
const state = game.setup(game.checkSetup({ players: 3 }), simulationChance('x'));
const SIGHT = { state, seat: 1, seed: 'x' };
const ENDLESS = { isOver: () => false };
const silent: Bot<unknown, unknown> = { about: 'first', choose: (_, legal) => legal[0] };

it('is what the bot thinks, from what its seat may see', () => {
  const seen: unknown[] = [];
  const bot: Bot<unknown, unknown> = {
    ...silent,
    shares(now) {
      seen.push(now);
      return [0.2, 0.3, 0.5];
    },
  };
  expect(estimateShares(listed, bot, SIGHT, ENDLESS)).toEqual([0.2, 0.3, 0.5]);
  expect(game.view(seen[0], 1)).toEqual(game.view(state, 1));
  expect(game.view(seen[0], 'all')).toEqual(game.view(state, 'all'));
  expect(seen[0]).not.toEqual(state);
});

it('is what playouts show of a bot without an opinion, and the same for the same seed', () => {
  const shares = estimateShares(listed, silent, SIGHT, ENDLESS);
  expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
  expect(estimateShares(listed, silent, SIGHT, ENDLESS)).toEqual(shares);
});

it('comes of one playout at least, however short the time', () => {
  const shares = estimateShares(listed, silent, { ...SIGHT, seat: 0 }, { isOver: () => true });
  expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
});
