import { type Chance, randomFrom, simulationChance } from '@ochre/kernel';
import type { Bot } from '../../bot.ts';
import { resultOf } from '../../review/looking.ts';
import type { Worth } from '../../review/worth.ts';
import { errorOf, meanOf } from '../../statistics/sample.ts';
import { type Asked, seenBy } from './asked.ts';
import type { Making } from './making.ts';

/** How games are played on from a move. */
export interface PlayingOn<State, Action> {
  readonly choose: Bot<State, Action>['choose'];
  /** It ends where this round begins, if not with the game. */
  readonly until: number;
  /** How dice fall; by lot where it is not said. */
  readonly dice?: Chance | undefined;
}

/** The moves of a decision played on, number by number on the same cards and dice. Each is played once and kept. */
export class Playouts<State, Action> {
  private readonly making: Making<State, Action>;
  private readonly asked: Asked<State, Action>;
  private readonly on: PlayingOn<State, Action>;
  private readonly known = new Map<number, Worth[]>();

  constructor(
    making: Making<State, Action>,
    asked: Asked<State, Action>,
    on: PlayingOn<State, Action>,
  ) {
    this.making = making;
    this.asked = asked;
    this.on = on;
  }

  /** What a move came to in so many of its playouts. */
  of(move: number, count: number): readonly Worth[] {
    const worths = this.known.get(move) ?? [];
    this.known.set(move, worths);
    while (worths.length < count) worths.push(this.playout(move, worths.length));
    return worths;
  }

  /** The mean share of whoever decides. */
  share(move: number, count: number): number {
    return meanOf(
      this.of(move, count)
        .slice(0, count)
        .map(({ shares }) => shares[this.asked.player]!),
    );
  }

  private playout(move: number, number: number): Worth {
    const { making, asked, on } = this;
    const { game, judge } = making;
    const seed = `${asked.seed} ${number}`;
    const chance = on.dice ?? simulationChance(seed);
    const random = randomFrom(seed);
    const state = seenBy(making, asked, randomFrom(seed));
    game.advance(state, asked.legal[move]!, chance);
    while (game.decision(state) !== undefined) {
      if (judge.roundOf(state) >= on.until) return judge.worth(state);
      game.advance(state, on.choose(state, game.legalActions(state), random), chance);
    }
    return resultOf(game, state);
  }
}

/** When a difference is believed. */
export interface Belief {
  /** It is at least so large, and so many standard errors. */
  readonly least: number;
  readonly errors: number;
  readonly pairs: { readonly fewest: number; readonly most: number };
  /** What counts of a playout. */
  readonly measure: (worth: Worth) => number;
}

/** After every so many pairs it is asked whether to go on. */
const AT_ONCE = 8;

/** By how much a move is better than another, on the same cards and dice; undefined where that is not believed. */
export function betterBy<State, Action>(
  playouts: Playouts<State, Action>,
  [one, other]: readonly [number, number],
  { least, errors, pairs, measure }: Belief,
): number | undefined {
  for (let count = AT_ONCE; count <= pairs.most; count += AT_ONCE) {
    const [ours, theirs] = [playouts.of(one, count), playouts.of(other, count)];
    const more = Array.from(
      { length: count },
      (_, at) => measure(ours[at]!) - measure(theirs[at]!),
    );
    const [mean, error] = [meanOf(more), errorOf(more)];
    if (mean + 2 * error < least || mean <= 0) return undefined;
    if (count >= pairs.fewest && mean >= least && mean > errors * error) return mean;
  }
  return undefined;
}
