import { around, type Estimate } from './interval.ts';
import { type LineUp, membersOf, seatsTaken } from './line-ups.ts';
import { type Matrix, matrixOf } from './matrix.ts';
import { covarianceOf, type Moments } from './moments.ts';
import { PARTS_OF_A_VICTORY } from './shared-victory.ts';
import { type Contest, chancesIn, strengthsOf, uncertainty } from './strengths.ts';

/** What the members of a line-up won, in their order and in parts of a victory. */
interface Won {
  readonly wins: Moments;
}

/** Ten times the strength is 400 points. */
const POINTS = 400 / Math.LN10;

/**
 * Elo of every bot, counted from one of them or else from their mean. To the games of every line-up
 * one is added that all its seats share, so that a bot without a win is not infinitely weak; it
 * counts as an observation like the others.
 */
export function eloOf(
  bots: number,
  lineUps: readonly LineUp[],
  tallies: readonly Won[],
  zero: number | undefined,
): Estimate[] {
  const contests = lineUps.map((lineUp, at) => contestOf(bots, lineUp, tallies[at]!));
  const { logs, information } = strengthsOf(contests);
  const noise = noiseOf(bots, lineUps, tallies, logs);
  const known = noise && uncertainty(information, noise);
  return logs.map((log, bot) => {
    const value = POINTS * (zero === undefined ? log : log - logs[zero]!);
    return around(value, known && POINTS * errorOf(known, bot, zero));
  });
}

function contestOf(bots: number, lineUp: LineUp, { wins }: Won): Contest {
  const members = membersOf(lineUp);
  const seats = Array.from({ length: bots }, (_, bot) => seatsTaken(lineUp, bot));
  const won = seats.map((count) => count / lineUp.length);
  members.forEach((bot, at) => {
    won[bot]! += wins.sums[at]! / PARTS_OF_A_VICTORY;
  });
  return { seats, games: wins.count * lineUp.length + 1, wins: won };
}

/** How much the gradient varies from seed to seed; undefined before each line-up has played two. */
function noiseOf(
  bots: number,
  lineUps: readonly LineUp[],
  tallies: readonly Won[],
  logs: readonly number[],
): Matrix | undefined {
  if (tallies.some(({ wins }) => wins.count < 2)) return undefined;
  const noise = matrixOf(bots, () => 0);
  lineUps.forEach((lineUp, number) => {
    const { wins } = tallies[number]!;
    const members = membersOf(lineUp);
    const seats = members.map((bot) => seatsTaken(lineUp, bot));
    const chances = chancesIn(
      seats,
      members.map((bot) => logs[bot]!),
    );
    // What the added game differs from what was to be expected.
    const added = seats.map((count, at) => count / lineUp.length - chances[at]!);
    members.forEach((bot, one) => {
      members.forEach((beside, other) => {
        const covariance = covarianceOf(wins, one, other)! / PARTS_OF_A_VICTORY ** 2;
        noise[bot]![beside]! += wins.count * covariance + added[one]! * added[other]!;
      });
    });
  });
  return noise;
}

function errorOf(known: Matrix, bot: number, zero: number | undefined): number {
  const own = known[bot]![bot]!;
  if (zero === undefined) return Math.sqrt(Math.max(0, own));
  return Math.sqrt(Math.max(0, own + known[zero]![zero]! - 2 * known[bot]![zero]!));
}
