import { simulationChance } from '@ochre/kernel';
import { stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { calibrated } from './calibrated.ts';

const start = stoneAge.setup(stoneAge.checkSetup({ players: 3 }), simulationChance('x'));
/** With cards for one more round. */
const late = { ...start, drawn: start.deck.length - 1 };
const SHARES = [0.5, 0.3, 0.2];

describe('Shares of the network, calibrated', () => {
  it('add up to 1', () => {
    for (const state of [start, late]) {
      const sum = calibrated(SHARES, state).reduce((total, one) => total + one, 0);
      expect(sum).toBeCloseTo(1, 12);
    }
  });

  it('lie further from each other, and most towards the end', () => {
    const ratio = (state: typeof start): number => {
      const [first, , last] = calibrated(SHARES, state);
      return first! / last!;
    };
    expect(ratio(start)).toBeGreaterThan(2.5);
    expect(ratio(late)).toBeGreaterThan(1.2 * ratio(start));
  });

  it('stay even where they are', () => {
    for (const share of calibrated([1 / 3, 1 / 3, 1 / 3], late)) expect(share).toBeCloseTo(1 / 3, 12);
  });
});
