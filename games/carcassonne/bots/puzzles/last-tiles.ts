import type { Worth } from '@ochre/search/review';
import { carcassonne } from '../../rules/index.ts';
import { canBeLaid, layings, type State } from '../../rules/within.ts';
import { nextTiles } from '../judging/next-tiles.ts';
import { afterClaiming, afterLaying, claimsOn } from '../judging/turns.ts';

/** Beside winning, a lead of one point counts so little. */
const POINT = 1e-4;
/** No turn is worth more: a victory with the largest lead. */
const MOST = 1 + POINT * 300;

/** Any worth will do. */
const ANY = Number.NEGATIVE_INFINITY;

/**
 * The rest of a game, exactly: every tile that may come, every way to lay it and to claim, and everybody plays for
 * their own victory first and for their lead second.
 */
export class LastTiles {
  private left: number;

  /** It is given up beyond so many tables. */
  constructor(most: number) {
    this.left = most;
  }

  /** Then all that was said is worth nothing. */
  get isGivenUp(): boolean {
    return this.left < 0;
  }

  /** What comes of the best claim on a tile that was just laid; undefined where that is worth no more than `floor`. */
  afterLaid(laid: State, floor = ANY): Worth | undefined {
    return this.bestOf(turnsOn(laid), laid.player, floor, MOST);
  }

  /**
   * What a table comes to after a turn of a seat, before the next tile is turned over; undefined where that is worth no
   * more than `floor` to the seat.
   */
  afterTurn(state: State, seat: number, floor = ANY): Worth | undefined {
    const { bag, rules } = state;
    if (bag.length === 0) return ended(state);
    const mean: Sum = { shares: zeros(rules.players), points: zeros(rules.players) };
    let value = 0;
    let open = 1;
    for (const { tile, count, rest } of nextTiles(bag)) {
      const chance = count / bag.length;
      open -= chance;
      const least = (floor - value - open * MOST) / chance;
      const worth = this.afterTile({ ...state, tile, bag: rest }, seat, least);
      if (worth === undefined) return undefined;
      add(mean, worth, chance);
      value += chance * valueFor(seat, worth);
    }
    return mean;
  }

  /** The same where it is known which tile comes. */
  private afterTile(state: State, seat: number, floor: number): Worth | undefined {
    // C3.3: what fits nowhere is laid aside, and another tile is drawn.
    if (!canBeLaid(state, state.tile)) return this.afterTurn(state, seat, floor);
    // Between two, what one wins the other loses: as soon as that is enough, it is known to be.
    const enough = state.rules.players === 2 ? 1 - floor : Number.POSITIVE_INFINITY;
    const worth = this.bestOf(turnsFrom(state), state.player, ANY, enough);
    return worth !== undefined && valueFor(state.player, worth) < enough ? worth : undefined;
  }

  /** The best of some turns for whoever takes it; it need not be better than `enough`. */
  private bestOf(
    turns: Iterable<State>,
    seat: number,
    floor: number,
    enough: number,
  ): Worth | undefined {
    let best: Worth | undefined;
    let most = floor;
    for (const after of turns) {
      if (--this.left < 0) return best;
      const worth = this.afterTurn(after, seat, most);
      if (worth === undefined || valueFor(seat, worth) <= most) continue;
      [best, most] = [worth, valueFor(seat, worth)];
      if (most >= enough) break;
    }
    return best;
  }
}

/** One after the other: where a good one is found early, the others need not be tried. */
function* turnsFrom(state: State): Iterable<State> {
  const laid = layings(state).map((lay) => afterLaying(state, lay));
  if (state.bag.length > 0) promisingFirst(laid);
  for (const one of laid) yield* turnsOn(one);
}

function* turnsOn(laid: State): Iterable<State> {
  for (const claim of claimsOn(laid)) yield afterClaiming(laid, claim);
}

/** By what they are worth if no tile came any more: then the rest is known the sooner. */
function promisingFirst(laid: State[]): void {
  const values = new Map(laid.map((one) => [one, valueFor(one.player, ended(one))]));
  laid.sort((one, other) => values.get(other)! - values.get(one)!);
}

interface Sum extends Worth {
  readonly shares: number[];
  readonly points: number[];
}

const zeros = (seats: number): number[] => new Array<number>(seats).fill(0);

function add(sum: Sum, { shares, points }: Worth, chance: number): void {
  for (let seat = 0; seat < sum.shares.length; seat++) {
    sum.shares[seat]! += chance * shares[seat]!;
    sum.points[seat]! += chance * points[seat]!;
  }
}

/** C6 */
function ended(state: State): Worth {
  const points = carcassonne.scores(state);
  const most = Math.max(...points);
  const winners = points.filter((score) => score === most).length;
  return { shares: points.map((score) => (score === most ? 1 / winners : 0)), points };
}

/** Between two players what it is worth to both adds up to 1. */
function valueFor(seat: number, { shares, points }: Worth): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++) {
    if (other !== seat && points[other]! > best) best = points[other]!;
  }
  return shares[seat]! + POINT * (points[seat]! - best);
}
