import type { Outcome } from './game-review.ts';
import { type Judged, look, lookOften } from './looking.ts';
import { DRAWN, type Move, outcomesOf } from './outcomes.ts';
import { expectation, meanOf, minus, type Worth } from './worth.ts';

/** A move that was made, and the position after it. */
export interface Made<State, Action> extends Move<State, Action> {
  readonly player: number;
  readonly after: State;
}

/** How something went that was left to chance. */
export interface Luck {
  /** In so many ways it could have gone. */
  readonly ways: number;
  /** What the way it went is worth. */
  readonly worth: Worth;
  /** That less the mean over all ways it could have gone; what it was worth before does not count. */
  readonly luck: Worth;
}

/** How a move went, and how it could have gone; undefined where nothing was left to chance. */
export function luckOf<State, Action>(
  judged: Judged<State, Action>,
  made: Made<State, Action>,
  looks: number,
): Luck | undefined {
  const outcomes = outcomesOf(judged, made);
  if (outcomes.length === 1) return undefined;
  const until = latest(judged, outcomes) + judged.judge.rounds.luck;
  const worthOf = (state: State): Worth =>
    lookOften(judged, state, { until, seed: made.seed }, looks);
  const mean = expectation(
    outcomes.map(({ state, chance }) => ({ worth: worthOf(state), chance })),
  );
  const worth = worthOf(made.after);
  return { ways: outcomes.length, worth, luck: minus(worth, mean) };
}

/** All ways are looked at until the same round. */
const latest = <State, Action>(
  { judge }: Judged<State, Action>,
  outcomes: readonly Outcome<State>[],
): number => Math.max(...outcomes.map(({ state }) => judge.roundOf(state)));

/** How a game began, and how it could have begun: before that all seats are alike. */
export function luckOfStart<State, Action>(
  judged: Judged<State, Action>,
  start: State,
  drawn: (seed: string) => State,
  seed: string,
): Luck {
  const { judge } = judged;
  const until = judge.roundOf(start) + judge.rounds.luck;
  const worth = lookOften(judged, start, { until, seed }, DRAWN);
  const mean = meanOf(DRAWN, (at) =>
    look(judged, drawn(`${seed} ${at}`), { until, seed: `${seed} ${at}` }),
  );
  const even: Worth = { shares: evened(mean.shares), points: evened(mean.points) };
  return { ways: DRAWN, worth, luck: minus(worth, even) };
}

function evened(numbers: readonly number[]): number[] {
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return numbers.map(() => mean);
}
