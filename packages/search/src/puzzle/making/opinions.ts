import { meanOf, type Worth } from '../../review/worth.ts';
import type { Asked } from './asked.ts';
import { marginAmong } from './clear.ts';
import type { Making } from './making.ts';
import { type Belief, betterBy, Playouts } from './playouts.ts';

/** As the judge plays on and judges, with dice and cards by lot. */
export function byJudge<State, Action>(
  making: Making<State, Action>,
  asked: Asked<State, Action>,
): Playouts<State, Action> {
  const { choose, roundOf, rounds } = making.judge;
  return new Playouts(making, asked, { choose, until: roundOf(asked.state) + rounds.check });
}

/** At a glance: not far, and with dice as they usually fall. */
export function byGlance<State, Action>(
  making: Making<State, Action>,
  asked: Asked<State, Action>,
): Playouts<State, Action> {
  const { choose, roundOf, rounds, usualDice: dice } = making.judge;
  return new Playouts(making, asked, { choose, until: roundOf(asked.state) + rounds.luck, dice });
}

type Pair = readonly [number, number];

const shareOf =
  (player: number): Belief['measure'] =>
  ({ shares }) =>
    shares[player]!;

/** By how much the first of two moves is better, if that is as much as a puzzle needs. */
export const clearlyBetterBy = <State, Action>(
  playouts: Playouts<State, Action>,
  pair: Pair,
  { player }: Asked<State, Action>,
  { setup }: Making<State, Action>,
): number | undefined =>
  betterBy(playouts, pair, {
    least: marginAmong(setup.players),
    errors: 4,
    pairs: { fewest: 32, most: 160 },
    measure: shareOf(player),
  });

/** Whether the first of two moves is better at all. */
export const isDifference = <State, Action>(
  playouts: Playouts<State, Action>,
  pair: Pair,
  player: number,
): boolean =>
  betterBy(playouts, pair, {
    least: 0,
    errors: 2,
    pairs: { fewest: 24, most: 64 },
    measure: shareOf(player),
  }) !== undefined;

/**
 * Whether sound rules think so, too, who play to the end of the game and count points: they were never trained, so
 * that they do not repeat the judge's mistakes.
 */
export function isSeconded<State, Action>(
  making: Making<State, Action>,
  asked: Asked<State, Action>,
  best: number,
  wrong: readonly number[],
): boolean {
  const { choose } = making.playoutBot;
  const playouts = new Playouts(making, asked, { choose, until: Number.POSITIVE_INFINITY });
  const measure = (worth: Worth): number => leadOf(worth, asked.player);
  const belief = { least: 0, errors: 1, pairs: { fewest: 24, most: 64 }, measure };
  return wrong.every((other) => betterBy(playouts, [best, other], belief) !== undefined);
}

/** Alone, all that counts is one's own. */
function leadOf({ points }: Worth, seat: number): number {
  const others = points.filter((_, other) => other !== seat);
  return points[seat]! - (others.length === 0 ? 0 : Math.max(...others));
}

/** For an explanation so many playouts are enough. */
const EXPLAINED_BY = 32;

export const pointsBy = <State, Action>(
  playouts: Playouts<State, Action>,
  move: number,
): readonly number[] => {
  const worths = playouts.of(move, EXPLAINED_BY);
  return meanOf(worths.length, (at) => worths[at]!).points;
};
