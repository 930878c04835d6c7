import { simulationChance } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { carcassonne } from '../../rules/index.ts';
import { calibrated } from './calibrated.ts';

const start = carcassonne.setup(carcassonne.checkSetup({ players: 3 }), simulationChance('x'));
const late = { ...start, bag: start.bag.slice(0, 10) };
const sum = (shares: readonly number[]): number => shares.reduce((total, one) => total + one, 0);

describe('Shares of the network, calibrated', () => {
  it('add up to 1', () => {
    for (const state of [start, late]) {
      expect(sum(calibrated([0.5, 0.3, 0.2], state))).toBeCloseTo(1, 12);
    }
  });

  it('are nearer to each other while much is to come', () => {
    const other = (start.player + 1) % 3;
    const third = (start.player + 2) % 3;
    const shares = [0, 0, 0];
    shares[start.player] = 0.2;
    shares[other] = 0.6;
    shares[third] = 0.2;
    const ratio = (state: typeof start): number =>
      calibrated(shares, state)[other]! / calibrated(shares, state)[third]!;
    expect(ratio(start)).toBeLessThan(2.5);
    expect(ratio(late)).toBeCloseTo(3, 12);
  });

  it('give whoever lays next the most of what is even, and more towards the end', () => {
    const next = (state: typeof start): number =>
      calibrated([1 / 3, 1 / 3, 1 / 3], state)[state.player]!;
    expect(next(start)).toBeGreaterThan(1 / 3);
    expect(next(late)).toBeGreaterThan(next(start));
  });
});
