import { type Chance, type Random, simulationChance } from '@ochre/kernel';
import { bestOf, firstOf } from '../best-of.ts';
import { type Network, networkOf } from '../network/network.ts';
import type { Weights } from '../network/weights.ts';
import type { Knowledge, Value } from './knowledge.ts';
import type { Outcome } from './sight.ts';

/** Where a move leaves something to chance, so many outcomes are looked at, the same for every move. */
const SAMPLES = 4;
const MOST_SEEDS = 0x7fffffff;
/** Between moves that win alike, the larger margin counts a little. */
const MARGIN_WEIGHT = 0.05;

export interface Ranked<Action> {
  readonly action: Action;
  /** Advice included. */
  readonly value: number;
  readonly advice: number;
}

/** Plays by a trained value, one step ahead, with the advice of sound rules. */
export class ValuePolicy<State, Action> implements Value<State> {
  readonly network: Network;
  readonly knowledge: Knowledge<State, Action>;

  constructor(weights: Weights, knowledge: Knowledge<State, Action>) {
    this.network = networkOf(weights);
    this.knowledge = knowledge;
  }

  choose(state: State, legal: readonly Action[], random: Random): Action {
    if (legal.length === 1) return firstOf(legal);
    const { knowledge } = this;
    const obvious = knowledge.obvious(legal);
    if (obvious !== undefined) return obvious;
    const seat = this.seatAt(state);
    const chances = drawChances(random);
    const advice = knowledge.advice(state, legal);
    return bestOf(
      legal,
      (action) => this.valueAfter(state, action, seat, chances) + advice.on(action),
    );
  }

  /** Takes the random numbers that a choice among several moves takes, where it is known already. */
  passOver(random: Random): void {
    for (let at = 0; at < SAMPLES; at++) random.below(MOST_SEEDS);
  }

  /** All moves with what they are worth, the best first. */
  ranked(state: State, legal: readonly Action[], random: Random): Ranked<Action>[] {
    const seat = this.seatAt(state);
    const chances = drawChances(random);
    const advice = this.knowledge.advice(state, legal);
    return legal
      .map((action) => {
        const advised = advice.on(action);
        const value = this.valueAfter(state, action, seat, chances) + advised;
        return { action, value, advice: advised };
      })
      .sort((one, other) => other.value - one.value);
  }

  /** The mean over chance, where there is any. */
  private valueAfter(
    state: State,
    action: Action,
    seat: number,
    chances: readonly Chance[],
  ): number {
    const { knowledge } = this;
    const { game } = knowledge;
    let sum = 0;
    for (const chance of chances) {
      const after = game.clone(state);
      game.advance(after, action, chance);
      const value = knowledge.isMidTurn?.(after)
        ? this.bestAfter(after, seat, [chance])
        : this.value(after, seat);
      if (knowledge.isCertain(state, after)) return value;
      sum += value;
    }
    return sum / chances.length;
  }

  /** What the best choice makes of a turn that goes on. */
  private bestAfter(state: State, seat: number, chances: readonly Chance[]): number {
    const { game } = this.knowledge;
    let best = Number.NEGATIVE_INFINITY;
    for (const action of game.legalActions(state)) {
      best = Math.max(best, this.valueAfter(state, action, seat, chances));
    }
    return best;
  }

  /** The share of winning alone. */
  share(state: State, seat: number): number {
    return this.foresee(state, seat).share;
  }

  value(state: State, seat: number): number {
    return this.worth(this.foresee(state, seat), state, seat);
  }

  /** What will come of the game for a seat. It holds until the next position is judged. */
  foresee(state: State, seat: number): Outcome {
    const { knowledge, network } = this;
    if (knowledge.isOver(state)) return knowledge.sight.outcome(state, seat);
    knowledge.sight.write(state, seat, network.x);
    network.judge();
    return network;
  }

  /** What counts of an outcome when moves are weighed. */
  worth({ share, margin }: Outcome, state: State, seat: number): number {
    const { knowledge } = this;
    const progress = knowledge.isOver(state) ? 0 : knowledge.progress(state, seat);
    return share + MARGIN_WEIGHT * margin + progress;
  }

  /** Who must decide. */
  seatAt(state: State): number {
    const decision = this.knowledge.game.decision(state);
    if (decision === undefined) throw new Error('The game is over: nobody is to move.');
    return decision.player;
  }
}

const drawChances = (random: Random): Chance[] =>
  Array.from({ length: SAMPLES }, () => simulationChance(String(random.below(MOST_SEEDS))));
