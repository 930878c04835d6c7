import { describe, expect, it } from 'vitest';
import { matrixOf } from './matrix.ts';
import { type Contest, chancesIn, strengthsOf, uncertainty } from './strengths.ts';

/**
 * Baseball's American League East of 1987, from Agresti, Categorical Data Analysis: the row has
 * beaten the column so often.
 */
const TEAMS = ['Milwaukee', 'Detroit', 'Toronto', 'New York', 'Boston', 'Cleveland', 'Baltimore'];
const WINS = [
  [0, 7, 9, 7, 7, 9, 11],
  [6, 0, 7, 5, 11, 9, 9],
  [4, 6, 0, 7, 7, 8, 12],
  [6, 8, 6, 0, 6, 7, 10],
  [6, 2, 6, 7, 0, 7, 12],
  [4, 4, 5, 6, 6, 0, 6],
  [2, 4, 1, 3, 1, 7, 0],
];
/** As the documentation of R's BradleyTerry2 gives them, with their errors, from Baltimore. */
const KNOWN: Readonly<Record<string, readonly [log: number, error: number]>> = {
  Milwaukee: [1.5814, 0.3433],
  Detroit: [1.4364, 0.3396],
  Toronto: [1.2945, 0.3367],
  'New York': [1.2476, 0.3359],
  Boston: [1.1077, 0.3339],
  Cleveland: [0.6839, 0.3319],
};

const contestsOf = (wins: readonly (readonly number[])[]): Contest[] =>
  wins.flatMap((row, one) =>
    row.slice(0, one).map((_, other) => ({
      seats: row.map((_, at) => (at === one || at === other ? 1 : 0)),
      games: wins[one]![other]! + wins[other]![one]!,
      wins: row.map((_, at) => {
        if (at === one) return wins[one]![other]!;
        return at === other ? wins[other]![one]! : 0;
      }),
    })),
  );

describe('strengths', () => {
  it('of baseball teams are those of the textbook, with their standard errors', () => {
    const { logs, information } = strengthsOf(contestsOf(WINS));
    const last = TEAMS.indexOf('Baltimore');
    // With independent games the noise of the gradient is the information itself.
    const known = uncertainty(information, information);
    for (const [team, [log, error]] of Object.entries(KNOWN)) {
      const at = TEAMS.indexOf(team);
      expect(logs[at]! - logs[last]!).toBeCloseTo(log, 4);
      const variance = known[at]![at]! + known[last]![last]! - 2 * known[at]![last]!;
      expect(Math.sqrt(variance)).toBeCloseTo(error, 4);
    }
    expect(logs.reduce((sum, log) => sum + log)).toBeCloseTo(0, 9);
  });

  it('of two are the logarithm of how often one wins for each win of the other', () => {
    for (const won of [0.5, 37, 50, 99.999]) {
      const { logs } = strengthsOf([{ seats: [1, 1], games: 100, wins: [won, 100 - won] }]);
      expect(logs[0]! - logs[1]!).toBeCloseTo(Math.log(won / (100 - won)), 8);
    }
  });

  it('of one against three count that three may win', () => {
    const even = strengthsOf([{ seats: [1, 3], games: 100, wins: [25, 75] }]);
    expect(even.logs[0]! - even.logs[1]!).toBeCloseTo(0, 9);
    const better = strengthsOf([{ seats: [1, 3], games: 100, wins: [60, 40] }]);
    expect(better.logs[0]! - better.logs[1]!).toBeCloseTo(Math.log(60 / (40 / 3)), 9);
    expect(chancesIn([1, 3], better.logs)[0]).toBeCloseTo(0.6, 9);
  });

  it('at tables of several are found again from what they lead to', () => {
    const truth = [1.2, 0.3, -0.4, -1.1];
    const tables = [
      [1, 1, 1, 0],
      [1, 1, 0, 1],
      [1, 0, 1, 1],
      [0, 1, 1, 1],
      [2, 1, 0, 0],
    ];
    const contests = tables.map((seats) => ({
      seats,
      games: 1000,
      wins: chancesIn(seats, truth).map((chance) => 1000 * chance),
    }));
    strengthsOf(contests).logs.forEach((log, at) => {
      expect(log).toBeCloseTo(truth[at]!, 9);
    });
  });

  it('are as uncertain as their noise: twice the noise of every game, √2 the error', () => {
    const { information } = strengthsOf(contestsOf(WINS));
    const twice = matrixOf(TEAMS.length, (row, column) => 2 * information[row]![column]!);
    const one = uncertainty(information, information);
    expect(uncertainty(information, twice)[2]![2]).toBeCloseTo(2 * one[2]![2]!, 12);
  });
});
