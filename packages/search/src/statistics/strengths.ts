import { inverse, type Matrix, matrixOf, product, times } from './matrix.ts';

/** Games of the same players: how many seats each of them has, and how many games each has won. */
export interface Contest {
  readonly seats: readonly number[];
  readonly games: number;
  readonly wins: readonly number[];
}

/**
 * Strengths by the model of Bradley and Terry, and of Luce for more than two seats: a seat wins with
 * the probability of its strength divided by the sum of the strengths at the table. They are given
 * as natural logarithms with a mean of 0.
 */
export interface Strengths {
  readonly logs: readonly number[];
  /** Of the likelihood, by the logarithms of the strengths. */
  readonly information: Matrix;
}

const MOST_STEPS = 200;
const LONGEST_STEP = 1;
const SMALL_STEP = 1e-12;

/** The most likely strengths, by Newton's method. Everybody must have won and lost something. */
export function strengthsOf(contests: readonly Contest[]): Strengths {
  let logs = contests[0]!.seats.map(() => 0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const move = times(pseudoInverse(informationOf(contests, logs)), gradientOf(contests, logs));
    const length = Math.max(...move.map(Math.abs));
    // A bold step may end far off, where the likelihood is flat.
    const scale = Math.min(1, LONGEST_STEP / length);
    logs = logs.map((log, at) => log + scale * move[at]!);
    if (length < SMALL_STEP) break;
  }
  return { logs, information: informationOf(contests, logs) };
}

/** How likely each player is to win a game of theirs, over all seats of the player. */
export function chancesIn(seats: readonly number[], logs: readonly number[]): number[] {
  const strengths = seats.map((count, at) => (count === 0 ? 0 : count * Math.exp(logs[at]!)));
  const all = strengths.reduce((sum, strength) => sum + strength, 0);
  return strengths.map((strength) => strength / all);
}

/**
 * How uncertain the logarithms are, when `noise` is the covariance of the gradient: the sandwich
 * estimator, which does not take games for independent that are not.
 */
export function uncertainty(information: Matrix, noise: Matrix): number[][] {
  const bread = pseudoInverse(information);
  return product(product(bread, noise), bread);
}

function gradientOf(contests: readonly Contest[], logs: readonly number[]): number[] {
  const gradient = logs.map(() => 0);
  for (const { seats, games, wins } of contests) {
    chancesIn(seats, logs).forEach((chance, at) => {
      gradient[at]! += wins[at]! - games * chance;
    });
  }
  return gradient;
}

function informationOf(contests: readonly Contest[], logs: readonly number[]): number[][] {
  const information = matrixOf(logs.length, () => 0);
  for (const { seats, games } of contests) {
    const chances = chancesIn(seats, logs);
    chances.forEach((one, row) => {
      chances.forEach((other, column) => {
        information[row]![column]! += games * ((row === column ? one : 0) - one * other);
      });
    });
  }
  return information;
}

/** Only differences of strengths are known: the mean is taken out of the matrix and put back. */
function pseudoInverse(information: Matrix): number[][] {
  const size = information.length;
  const filled = matrixOf(size, (row, column) => information[row]![column]! + 1 / size);
  const found = inverse(filled);
  return matrixOf(size, (row, column) => found[row]![column]! - 1 / size);
}
