import { simulationChance } from '@ochre/kernel';
import { review } from '@ochre/pebbles/review';
import { pebbles } from '@ochre/pebbles/rules';
import { describe, expect, it } from 'vitest';
import { look } from './looking.ts';
import { meanOf } from './worth.ts';

const setup = pebbles.checkSetup({ players: 2 });
const judge = (await review.judgeFor(setup))!;
const state = pebbles.setup(setup, simulationChance('looking'));
const sightline = { until: judge.roundOf(state) + 3, seed: 'x' };

const lookBy = (isSettled?: (seen: typeof state) => boolean) =>
  look({ game: pebbles, judge: { ...judge, ...(isSettled && { isSettled }) } }, state, sightline);

describe('A look', () => {
  it('hears a judge twice about points who can tell when chance is in: then, and where it ends', () => {
    const [soon, later] = [judge.worth(state), lookBy()];
    expect(soon).not.toEqual(later);
    const { points } = meanOf(2, (at) => [soon, later][at]!);
    expect(lookBy(() => true)).toEqual({ shares: later.shares, points });
  });

  it('goes no further than it may, whether chance is in or not', () => {
    expect(lookBy(() => false)).toEqual(lookBy());
  });

  it('leaves the position as it is', () => {
    const before = JSON.stringify(state);
    lookBy(({ turn }) => turn > 1);
    expect(JSON.stringify(state)).toBe(before);
  });
});
