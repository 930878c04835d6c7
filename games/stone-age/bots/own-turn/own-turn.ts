import type { Random } from '@ochre/kernel';
import { firstOf, type Limit } from '@ochre/search';
import type { Value } from '@ochre/search/value';
import { type Action, type State, stoneAge } from '@ochre/stone-age/rules';
import type { Deals } from './deals.ts';
import { optionsOf } from './options.ts';
import { type DiceOutcome, EXACT_DICE, faceOutcomes, SUM_OUTCOMES } from './outcomes.ts';
import { ToldDice } from './told-dice.ts';
import { turnKey } from './turn-key.ts';

/** How far a turn is planned. */
export interface Depth {
  /** So many positions at most; a plan that would need more is given up. */
  readonly nodes: number;
  /** Of the ways to pay for one thing, so many are looked into; the last purchase is paid at its best. */
  readonly payments: number;
  /** Whether purchases are planned too, or only the rolls, to be judged when all dice have fallen. */
  readonly purchases: boolean;
}

/** Whose turn is planned, and with what. */
export interface Planner {
  /** Of positions. */
  readonly value: Value<State>;
  readonly seat: number;
  readonly round: number;
  readonly deals: Deals;
  readonly random: Random;
  readonly limit: Limit | undefined;
}

export interface JudgedAction {
  readonly action: Action;
  readonly worth: number;
}

/** Every so many positions the limit is asked. */
const ASK_EVERY = 64;

/**
 * One's own phase 2 as a decision process: which place next, which tools, what to buy with what. Dice
 * are exact, and the trained value judges where the turn is over. What the turn reveals of the hidden
 * counts by its mean; others who take a die in between do what is best for them one step ahead.
 */
export class OwnTurn {
  /** Why the plan was given up: what it says is worth nothing then. */
  stopped: 'work' | 'time' | undefined;
  /** Some dice were too many to look at every way they can fall. */
  hasDrawnDice = false;
  private nodes = 0;
  private askAt = 0;
  private readonly planner: Planner;
  private readonly depth: Depth;
  private readonly known = new Map<string, number>();
  private readonly faces = new Map<number, readonly DiceOutcome[]>();
  private readonly dice = new ToldDice();
  private readonly judge: (state: State) => number;

  constructor(planner: Planner, depth: Depth) {
    this.planner = planner;
    this.depth = depth;
    this.judge = (state) => {
      this.nodes++;
      return planner.value.value(state, planner.seat);
    };
  }

  /** The best move now, with what it is worth when the rest of the turn is played at its best. */
  best(state: State, legal = stoneAge.legalActions(state)): JudgedAction {
    const { actions, purchases, leave } = optionsOf(state, legal);
    let best: JudgedAction = { action: firstOf(legal), worth: Number.NEGATIVE_INFINITY };
    const look = (action: Action, worth: number): void => {
      if (worth > best.worth) best = { action, worth };
    };
    for (const action of actions) look(action, this.after(state, action));
    for (const action of this.fewerPayments(state, purchases)) {
      look(action, this.after(state, action));
    }
    if (leave !== undefined) look(leave, this.worth(afterLeaving(state, this.dice)));
    return best;
  }

  /** What a position of the turn is worth when the rest is played at its best. */
  private worth(state: State): number {
    const key = turnKey(state, this.planner.seat);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const worth = this.isSettled(state)
      ? this.planner.deals.mean(state, this.planner.seat, this.judge)
      : this.best(state).worth;
    this.known.set(key, worth);
    return worth;
  }

  /** What a move is worth when the rest of the turn is played at its best: the mean over the dice, where any fall. */
  after(state: State, action: Action): number {
    if (this.mustStop()) return 0;
    const { dice } = this;
    dice.rolled = 0;
    dice.faces = [];
    const next = stoneAge.clone(state);
    stoneAge.advance(next, action, dice);
    if (dice.rolled === 0) return this.worth(this.withOthers(next));
    const outcomes = this.outcomesOf(next, dice.rolled);
    let mean = 0;
    for (const { faces, chance } of outcomes) {
      if (this.mustStop()) return 0;
      const fallen = stoneAge.clone(state);
      dice.faces = faces;
      stoneAge.advance(fallen, action, dice);
      mean += chance * this.worth(this.withOthers(fallen));
    }
    return mean;
  }

  /** Where somebody takes a die, the faces count; elsewhere only their sum does. */
  private outcomesOf({ pending }: State, dice: number): readonly DiceOutcome[] {
    const kind = pending.at(-1)?.kind;
    if (kind !== 'pickDie' && kind !== 'pickFace') return SUM_OUTCOMES[dice]!;
    const known = this.faces.get(dice);
    if (known !== undefined) return known;
    this.hasDrawnDice ||= dice > EXACT_DICE;
    const drawn = faceOutcomes(dice, this.planner.random);
    this.faces.set(dice, drawn);
    return drawn;
  }

  /** B6.5: others take their dice, and the turn goes on. */
  private withOthers(state: State): State {
    const { seat } = this.planner;
    while (state.player === seat && state.pending.length > 0) {
      const { player } = state.pending.at(-1)!;
      if (player === seat) break;
      const ways = stoneAge.legalActions(state);
      const pick =
        ways.length === 1 ? firstOf(ways) : firstOf(this.bestByValue(state, ways, player));
      stoneAge.advance(state, pick, this.dice);
    }
    return state;
  }

  /** The turn is over, or as far as it is planned. */
  private isSettled(state: State): boolean {
    const { seat, round } = this.planner;
    if (state.ended !== '' || state.round !== round) return true;
    const decision = stoneAge.decision(state)!;
    if (decision.player !== seat) return true;
    return (
      !this.depth.purchases &&
      decision.kind === 'act' &&
      !stoneAge.legalActions(state).some(({ kind }) => kind === 'use')
    );
  }

  private mustStop(): boolean {
    if (this.stopped !== undefined) return true;
    this.nodes++;
    if (this.nodes < this.askAt) return false;
    this.askAt = this.nodes + ASK_EVERY;
    if (this.nodes > this.depth.nodes) this.stopped = 'work';
    else if (this.planner.limit?.isOver()) this.stopped = 'time';
    return this.stopped !== undefined;
  }

  /** The few best ways to pay at each place, by the value one step ahead. */
  private fewerPayments(state: State, purchases: readonly Action[]): readonly Action[] {
    const { payments } = this.depth;
    const { seat } = this.planner;
    if (purchases.length <= payments || isLastPlace(state, seat)) return purchases;
    const byPlace = new Map<string, Action[]>();
    for (const action of purchases) {
      if (action.kind !== 'buy' && action.kind !== 'build') continue;
      const ways = byPlace.get(action.place);
      if (ways === undefined) byPlace.set(action.place, [action]);
      else ways.push(action);
    }
    return [...byPlace.values()].flatMap((ways) =>
      ways.length <= payments ? ways : this.bestByValue(state, ways, seat).slice(0, payments),
    );
  }

  /** The moves of a player, the best first by the value one step ahead. */
  private bestByValue(state: State, ways: readonly Action[], player: number): readonly Action[] {
    if (this.stopped !== undefined) return ways;
    this.nodes += ways.length;
    this.dice.faces = [];
    return ways
      .map((action) => {
        const next = stoneAge.clone(state);
        stoneAge.advance(next, action, this.dice);
        return { action, worth: this.planner.value.value(next, player) };
      })
      .sort((one, other) => other.worth - one.worth)
      .map(({ action }) => action);
  }
}

const isLastPlace = ({ players }: State, seat: number): boolean => {
  const { stands } = players[seat]!;
  return (stands & (stands - 1)) === 0;
};

/** Everybody who is left goes home; in which order makes no difference. */
function afterLeaving(state: State, dice: ToldDice): State {
  const next = stoneAge.clone(state);
  const { player, step, round } = state;
  while (next.ended === '' && next.round === round && next.step === step) {
    if (next.player !== player || next.pending.length > 0) break;
    stoneAge.advance(next, stoneAge.legalActions(next).find(({ kind }) => kind === 'leave')!, dice);
  }
  return next;
}
