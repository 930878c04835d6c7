import { type Chance, type Random, randomFrom, type Setup, simulationChance } from '@ochre/kernel';
import type { Sight } from '@ochre/stone-age/bots/value';
import { type Action, type State, stoneAge } from '@ochre/stone-age/rules';
import type { Learner } from './learner.ts';
import type { Samples } from './samples.ts';

/** How a seat chooses. */
export type Pick = (state: State, legal: readonly Action[], random: Random) => Action;

/** Players who learn may put the end off for ever; the scores then count as they stand. */
const LONGEST = 40;

/** Plays a game to its end; `see` hears of every position after a real choice, before the end. */
export function playGame(
  setup: Setup,
  seats: readonly Pick[],
  seed: string,
  see?: (state: State, seat: number) => void,
): State {
  const chance: Chance = simulationChance(seed);
  const random = randomFrom(seed);
  const state = stoneAge.setup(setup, chance);
  for (
    let now = stoneAge.decision(state);
    now !== undefined && state.round <= LONGEST;
    now = stoneAge.decision(state)
  ) {
    const legal = stoneAge.legalActions(state);
    const action = seats[now.player]!(state, legal, random);
    stoneAge.advance(state, action, chance);
    // A place that is used is no choice between positions: the dice come first.
    if (see !== undefined && legal.length > 1 && action.kind !== 'use' && state.ended === '') {
      see(state, now.player);
    }
  }
  return state;
}

/**
 * TD(λ): every position of a seat should be worth what the seat's next positions were, mixed with
 * what came of the game in the end.
 */
export function setTargets(
  samples: Samples,
  end: State,
  sight: Sight,
  learner: Learner,
  lambda: number,
): void {
  const seats = end.players.length;
  const share = new Float64Array(seats);
  const margin = new Float64Array(seats);
  const nextShare = new Float64Array(seats);
  const nextMargin = new Float64Array(seats);
  for (let seat = 0; seat < seats; seat++) {
    const outcome = sight.outcome(end, seat);
    share[seat] = outcome.share;
    margin[seat] = outcome.margin;
    // The last position leads to the outcome itself.
    nextShare[seat] = outcome.share;
    nextMargin[seat] = outcome.margin;
  }
  for (let sample = samples.count - 1; sample >= 0; sample--) {
    const seat = samples.seats[sample]!;
    share[seat] = (1 - lambda) * nextShare[seat]! + lambda * share[seat]!;
    margin[seat] = (1 - lambda) * nextMargin[seat]! + lambda * margin[seat]!;
    samples.share[sample] = share[seat]!;
    samples.margin[sample] = margin[seat]!;
    learner.judge(samples, sample);
    nextShare[seat] = learner.share;
    nextMargin[seat] = learner.margin;
  }
}
