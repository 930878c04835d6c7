import { randomFrom, type SetupRequest } from '@ochre/kernel';
import { walk } from '@ochre/kernel/contract';
import { type State, stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { sightFor } from './sight.ts';

const REQUESTS: readonly SetupRequest[] = [
  { players: 2 },
  { players: 4, modules: ['huts'] },
  { players: 5, modules: ['style', 'huts'] },
  { players: 1, variant: 'solo' },
];

describe.each(REQUESTS)('what is seen of %j', (request) => {
  const sight = sightFor(stoneAge.checkSetup(request));
  const { inputs } = sight;
  const seen = (state: State, seat: number): Float32Array => {
    // One more at the end, to see that nothing is written behind.
    const x = new Float32Array(inputs + 1);
    x[inputs] = 7;
    const whole = x.subarray(0, inputs);
    sight.write(state, seat, whole);
    expect(x[inputs]).toBe(7);
    return whole;
  };

  it('are numbers around 1, all of them used somewhere', () => {
    const used = new Set<number>();
    let largest = 0;
    for (const seed of ['a', 'b', 'c']) {
      walk(stoneAge, request, seed, ({ state }) => {
        seen(state, 0).forEach((value, input) => {
          largest = Math.max(largest, Math.abs(value));
          if (value !== 0) used.add(input);
        });
      });
    }
    // Not NaN either, which is below nothing.
    expect(largest).toBeLessThan(40);
    // Jewelry and what goes with it are there in every game, and always 0 without the module.
    expect(used.size).toBeGreaterThan(inputs * 0.75);
  });

  it('is the same whatever was looked at before', () => {
    const states: State[] = [];
    for (const seed of ['one', 'other']) {
      walk(stoneAge, request, seed, ({ state }) => states.push(stoneAge.clone(state)));
    }
    const random = randomFrom('before');
    for (let at = 0; at < 300; at++) {
      // Mostly the next position, as when a game goes on; now and then any other one.
      const next = at % 7 === 0 ? random.below(states.length) : at % states.length;
      const state = states[next]!;
      const seat = random.below(request.players);
      const fresh = new Float32Array(inputs);
      sightFor(state.setup).write(state, seat, fresh);
      expect(seen(state, seat)).toEqual(fresh);
    }
  });

  it('says nothing about what the seat may not see', () => {
    walk(stoneAge, request, 'hidden', ({ state }) => {
      const other = stoneAge.determinize(state, 0, randomFrom('other'));
      expect(seen(other, 0)).toEqual(seen(state, 0));
    });
  });

  it('tells an outcome for every seat', () => {
    const end = walk(stoneAge, request, 'end');
    const outcomes = end.players.map((_, seat) => sight.outcome(end, seat));
    for (const { share, margin } of outcomes) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
      expect(Number.isFinite(margin)).toBe(true);
    }
    if (request.players > 1) {
      expect(outcomes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    }
  });
});
