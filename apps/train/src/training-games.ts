import { type Random, randomFrom, simulationChance } from '@ochre/kernel';
import type { Outcome } from '@ochre/search/value';
import type { Subject } from './course.ts';
import type { Learner } from './learner.ts';
import type { Samples } from './samples.ts';

/** How a seat chooses. */
export type Pick = (state: unknown, legal: readonly unknown[], random: Random) => Picked;

export interface Picked {
  readonly action: unknown;
  /** What a search says will come of it. */
  readonly outcome?: Outcome | undefined;
}

/** Whoever chooses by itself, as a bot does. */
export const by =
  (chooser: Chooser): Pick =>
  (...asked) => ({ action: chooser.choose(...asked) });

interface Chooser {
  choose(...asked: Parameters<Pick>): unknown;
}

/** Plays a game to its end; `see` hears of every position after a real choice, before the end. */
export function playGame(
  { training, knowledge, setup }: Subject,
  seats: readonly Pick[],
  seed: string,
  see?: (state: unknown, seat: number, found?: Outcome) => void,
): unknown {
  const { game, longest } = training;
  const chance = simulationChance(seed);
  const random = randomFrom(seed);
  const state = game.setup(setup, chance);
  for (
    let now = game.decision(state);
    now !== undefined && knowledge.roundOf(state) <= longest;
    now = game.decision(state)
  ) {
    const legal = game.legalActions(state);
    const { action, outcome } = seats[now.player]!(state, legal, random);
    game.advance(state, action, chance);
    const isSettled = !knowledge.isOver(state) && !knowledge.isMidTurn?.(state);
    const isSeen = legal.length > 1 && training.isChoice(action) && isSettled;
    if (isSeen) see?.(state, now.player, outcome);
  }
  return state;
}

/**
 * TD(λ): every position of a seat should be worth what the seat's next positions were, mixed with
 * what came of the game in the end. What a search found looks further than the next position does,
 * and stands in its place.
 */
export function setTargets(
  { setup, knowledge }: Subject,
  samples: Samples,
  end: unknown,
  learner: Learner,
  lambda: number,
): void {
  const seats = setup.players;
  const share = new Float64Array(seats);
  const margin = new Float64Array(seats);
  const nextShare = new Float64Array(seats);
  const nextMargin = new Float64Array(seats);
  for (let seat = 0; seat < seats; seat++) {
    const outcome = knowledge.sight.outcome(end, seat);
    share[seat] = outcome.share;
    margin[seat] = outcome.margin;
    // The last position leads to the outcome itself.
    nextShare[seat] = outcome.share;
    nextMargin[seat] = outcome.margin;
  }
  for (let sample = samples.count - 1; sample >= 0; sample--) {
    const seat = samples.seats[sample]!;
    const found = samples.found[sample] ?? { share: nextShare[seat]!, margin: nextMargin[seat]! };
    share[seat] = (1 - lambda) * found.share + lambda * share[seat]!;
    margin[seat] = (1 - lambda) * found.margin + lambda * margin[seat]!;
    samples.share[sample] = share[seat]!;
    samples.margin[sample] = margin[seat]!;
    learner.judge(samples, sample);
    nextShare[seat] = learner.share;
    nextMargin[seat] = learner.margin;
  }
}
