import { type Judged, lookOften } from './looking.ts';
import { type Move, outcomesOf } from './outcomes.ts';
import { expectation, type Worth } from './worth.ts';

/** The mean over all that may come of a move; what is many is looked at once each. */
export function weighed<State, Action>(
  judged: Judged<State, Action>,
  move: Move<State, Action>,
  looks: number,
): Worth {
  const outcomes = outcomesOf(judged, move);
  const { roundOf, rounds } = judged.judge;
  // All moves of a decision are looked at until the same round.
  const sightline = { until: roundOf(move.before) + rounds.loss, seed: move.seed };
  const often = Math.ceil(looks / outcomes.length);
  return expectation(
    outcomes.map(({ state, chance }) => ({
      worth: lookOften(judged, state, sightline, often),
      chance,
    })),
  );
}
