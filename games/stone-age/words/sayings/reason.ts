import { ofSeat } from '@ochre/kernel';
import type { Result } from '@ochre/stone-age/rules';
import { pointsOf } from './points-of.ts';

/** Why it ended so, for one viewer. */
export type Reason =
  /** Alone: how far from a victory, and what brought most. */
  | {
      readonly kind: 'solo';
      readonly short: number;
      readonly line: string;
      readonly points: number;
    }
  /** The line in which the winner was furthest ahead of everybody else. */
  | {
      readonly kind: 'won';
      readonly winner: number;
      readonly second: number;
      readonly ahead: number;
      readonly line: string;
      readonly points: number;
      readonly next: number;
    }
  /** For whoever lost: where most of the distance comes from. */
  | {
      readonly kind: 'lost';
      readonly winner: number;
      readonly behind: number;
      readonly line: string;
      readonly points: number;
      readonly yours: number;
    }
  /** The same points: what else is counted decided (B10.4). */
  | { readonly kind: 'tieBroken'; readonly winner: number; readonly second: number }
  | { readonly kind: 'shared'; readonly winners: readonly number[] };

/** @param victory what a game for one has to reach */
export function reasonOf(result: Result, viewer: number | undefined, victory: number): Reason {
  const { scores, winners } = result;
  if (scores.length === 1) return alone(result, victory);
  const [winner = 0] = winners;
  if (winners.length > 1) return { kind: 'shared', winners };
  const others = scores.map((_, player) => player).filter((player) => player !== winner);
  const second = best(others, (player) => ofSeat(scores, player));
  const ahead = ofSeat(scores, winner) - ofSeat(scores, second);
  const lost = viewer !== undefined && viewer !== winner;
  const isLevel = lost ? scores[viewer] === scores[winner] : ahead === 0;
  if (isLevel) return { kind: 'tieBroken', winner, second: lost ? viewer : second };
  return lost ? lostBy(result, winner, viewer) : wonBy(result, winner, second, others);
}

function alone({ scores, breakdown }: Result, victory: number): Reason {
  const own = ofSeat(breakdown, 0);
  const line = best(Object.keys(own), (name) => pointsOf(own, name));
  return {
    kind: 'solo',
    short: Math.max(0, victory - ofSeat(scores, 0)),
    line,
    points: pointsOf(own, line),
  };
}

function wonBy(
  { scores, breakdown }: Result,
  winner: number,
  second: number,
  others: readonly number[],
): Reason {
  const own = ofSeat(breakdown, winner);
  const next = (line: string) =>
    Math.max(...others.map((player) => pointsOf(ofSeat(breakdown, player), line)));
  const line = best(Object.keys(own), (name) => pointsOf(own, name) - next(name));
  const ahead = ofSeat(scores, winner) - ofSeat(scores, second);
  return {
    kind: 'won',
    winner,
    second,
    ahead,
    line,
    points: pointsOf(own, line),
    next: next(line),
  };
}

function lostBy({ scores, breakdown }: Result, winner: number, viewer: number): Reason {
  const [theirs, yours] = [ofSeat(breakdown, winner), ofSeat(breakdown, viewer)];
  const line = best(Object.keys(theirs), (name) => pointsOf(theirs, name) - pointsOf(yours, name));
  const behind = ofSeat(scores, winner) - ofSeat(scores, viewer);
  return {
    kind: 'lost',
    winner,
    behind,
    line,
    points: pointsOf(theirs, line),
    yours: pointsOf(yours, line),
  };
}

/** The first of those worth most. */
const best = <Item>(items: readonly Item[], worth: (item: Item) => number): Item =>
  items.reduce((one, other) => (worth(other) > worth(one) ? other : one));
