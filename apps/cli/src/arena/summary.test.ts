import {
  alone,
  type LineUp,
  membersOf,
  mixedLineUps,
  oneAgainst,
  PARTS_OF_A_VICTORY,
  seatsOf,
} from '@ochre/search/statistics';
import { describe, expect, it } from 'vitest';
import { summaryMarkdown, summaryText } from './in-words.ts';
import { newPart, type Observation } from './observation.ts';
import type { Arena } from './play-seeds.ts';
import { gamesOf } from './seatings.ts';
import { summaryOf } from './summary.ts';
import { addObservation, newTally } from './tally.ts';

const SPEED = { gamesPerSecond: 12.34, seconds: 2, cpuSeconds: 3, workers: 2 };

const arenaOf = (bots: readonly string[], players: number, lineUps: readonly LineUp[]): Arena => ({
  game: 'stone-age',
  setup: players === 1 ? { players, variant: 'solo' } : { players },
  bots,
  lineUps,
  seed: 'x',
});

/** The games of a seed; everybody has `score` and has won so many of them. */
function observation(
  { lineUps, setup }: Arena,
  lineUp: number,
  wins: readonly number[],
  score = (bot: number): number => 100 + bot,
): Observation {
  const seats = lineUps[lineUp]!;
  const parts = membersOf(seats).map((bot, at) => ({
    ...newPart(bot),
    wins: wins[at]! * PARTS_OF_A_VICTORY,
    scores: new Array<number>(seatsOf(seats, bot) * setup.players).fill(score(bot)),
    grades: setup.players === 1 ? [wins[at]! > 0 ? 'victory' : 'defeat'] : [],
    rounds: 10 * seatsOf(seats, bot) * setup.players,
    decisions: 4,
    ms: 2,
    slowestMs: 1.5,
  }));
  const games = gamesOf(seats);
  return {
    lineUp,
    games,
    unfinished: 0,
    parts,
    // The first seat wins everything.
    seatWins: Array.from({ length: setup.players }, (_, seat) =>
      seat === 0 ? games * PARTS_OF_A_VICTORY : 0,
    ),
    winningScores: new Array<number>(games).fill(150),
    checksum: 7,
  };
}

function summed(arena: Arena, observations: readonly Observation[], zero?: number) {
  const tally = newTally(arena);
  for (const one of observations) addObservation(tally, one);
  return summaryOf(arena, tally, SPEED, { zero });
}

describe('a result', () => {
  const arena = arenaOf(['hard', 'greedy', 'random'], 2, mixedLineUps(3, 2));
  const observations = [
    ...[observation(arena, 0, [2, 0]), observation(arena, 0, [1, 1])],
    ...[observation(arena, 1, [2, 0]), observation(arena, 1, [2, 0])],
    ...[observation(arena, 2, [1.5, 0.5]), observation(arena, 2, [2, 0])],
  ];
  const summary = summed(arena, observations);

  it('has the shares of wins, of all games and of every pair', () => {
    expect(summary.bots.map(({ wins }) => wins!.value)).toEqual([7 / 8, 4.5 / 8, 0.5 / 8]);
    expect(summary.bots.map(({ seats }) => seats)).toEqual([8, 8, 8]);
    expect(
      summary.duels.map(({ bot, against, games, wins }) => [bot, against, games, wins!.value]),
    ).toEqual([
      ['hard', 'greedy', 4, 0.75],
      ['greedy', 'hard', 4, 0.25],
      ['hard', 'random', 4, 1],
      ['random', 'hard', 4, 0],
      ['greedy', 'random', 4, 0.875],
      ['random', 'greedy', 4, 0.125],
    ]);
    const elo = summary.bots.map((bot) => bot.elo!.value);
    expect(elo[0]).toBeGreaterThan(elo[1]!);
    expect(elo[1]).toBeGreaterThan(elo[2]!);
  });

  it('is the same in whatever order the seeds come', () => {
    expect(summed(arena, observations.slice().reverse())).toEqual(summary);
  });

  it('has scores, rounds and times', () => {
    expect(summary).toMatchObject({ games: 12, seeds: 6, checksum: '0000002a', players: 2 });
    expect(summary.bots[1]).toMatchObject({ score: { mean: 101, deviation: 0 }, rounds: 10 });
    expect(summary.speed.thinking[1]).toEqual({ bot: 'greedy', mean: 0.5, slowest: 1.5 });
  });

  it('is printed for people, the best first', () => {
    expect(summaryText(summary)).toMatchInlineSnapshot(`
      "12 games of stone-age, 2 players, seed "x";
      6 seeds, with every seat in turn; a fair share is 50 %

      bot       wins       95 %   Elo  95 %  score  rounds  ms/decision  slowest
      hard    87.5 %  35.9–98.9  +177  ±161  100.0    10.0         0.50        2
      greedy  56.3 %  30.8–78.8   +31  ±140  101.0    10.0         0.50        2
      random   6.3 %   0.3–63.2  -208  ±131  102.0    10.0         0.50        2

      wins against               hard              greedy                random
      hard                             75.0 % (25.6–96.3)  100.0 % (34.2–100.0)
      greedy        25.0 % (3.7–74.4)                        87.5 % (50.5–98.0)
      random         0.0 % (0.0–65.8)   12.5 % (2.0–49.5)

      checksum 0000002a
      12.3 games/s (2.0 s, 3.0 CPU s, 2 workers)
      "
    `);
  });

  it('is printed for a page, with the command', () => {
    expect(summaryMarkdown(summary, 'npx ochre arena …')).toMatchInlineSnapshot(`
      "| bot | wins | 95 % | Elo | 95 % | score | rounds | ms/decision | slowest |
      | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
      | hard | 87.5 % | 35.9–98.9 | +177 | ±161 | 100.0 | 10.0 | 0.50 | 2 |
      | greedy | 56.3 % | 30.8–78.8 | +31 | ±140 | 101.0 | 10.0 | 0.50 | 2 |
      | random | 6.3 % | 0.3–63.2 | -208 | ±131 | 102.0 | 10.0 | 0.50 | 2 |

      | wins against | hard | greedy | random |
      | --- | ---: | ---: | ---: |
      | hard |  | 75.0 % (25.6–96.3) | 100.0 % (34.2–100.0) |
      | greedy | 25.0 % (3.7–74.4) |  | 87.5 % (50.5–98.0) |
      | random | 0.0 % (0.0–65.8) | 12.5 % (2.0–49.5) |  |

      12 games of stone-age, 2 players, seed "x";
      6 seeds, with every seat in turn; a fair share is 50 %:
      \`npx ochre arena …\`
      "
    `);
  });

  it('tells how many games had no end', () => {
    const [one, ...others] = observations;
    expect(summaryText(summed(arena, [{ ...one!, unfinished: 2 }, ...others]))).toContain(
      '\n2 games without an end counted as they stood\n',
    );
  });

  it('may lack what is not known yet', () => {
    const text = summaryText(summed(arena, observations.slice(0, 2)));
    expect(text).toMatch(/\nrandom +– +– +-?\d+ +– +– +– +– +0\n/);
    expect(text).not.toMatch(/NaN|Infinity|undefined|null/);
  });
});

describe('one against three', () => {
  const arena = arenaOf(['hard', 'easy', 'greedy'], 4, oneAgainst([0, 1], [2], 4));
  const summary = summed(arena, [
    ...[observation(arena, 0, [2, 2]), observation(arena, 0, [1, 3])],
    ...[observation(arena, 1, [1, 3]), observation(arena, 1, [0, 4])],
  ]);

  it('counts wins for every seat, of which a fair share is a quarter', () => {
    expect(summary.bots.map(({ wins }) => wins!.value)).toEqual([3 / 8, 1 / 8, 12 / 48]);
    expect(summary.duels.map(({ bot, against }) => [bot, against])).toEqual([
      ['hard', 'greedy'],
      ['easy', 'greedy'],
    ]);
    expect(summaryText(summary)).toContain('a fair share is 25 %');
    expect(summaryText(summary)).not.toContain('alone against');
  });

  it('tells against whom, where somebody met several', () => {
    const several = arenaOf(['hard', 'easy', 'greedy'], 4, oneAgainst([0], [1, 2], 4));
    const text = summaryText(
      summed(several, [observation(several, 0, [2, 2]), observation(several, 1, [1, 3])]),
    );
    expect(text).toMatch(
      /\nwins alone against 3 +easy +greedy\nhard +50\.0 % \(–\) +25\.0 % \(–\)\n/,
    );
  });

  it('counts Elo from whom it is told to', () => {
    const { bots } = summed(
      arena,
      [observation(arena, 0, [1, 3]), observation(arena, 1, [1, 3])],
      2,
    );
    for (const { elo } of bots) expect(elo!.value).toBeCloseTo(0, 6);
  });
});

describe('one bot at every seat', () => {
  const arena = arenaOf(['hard'], 4, mixedLineUps(1, 4));
  const games = [1, 2, 3].map(() => observation(arena, 0, [1]));

  it('is told by its points, and by what a seat is worth', () => {
    const summary = summed(arena, games);
    expect(summary).toMatchObject({ games: 3, winningScore: 150, duels: [] });
    expect(summary.bots[0]).not.toHaveProperty('elo');
    expect(summaryText(summary)).toMatchInlineSnapshot(`
      "3 games of stone-age, 4 players, seed "x";
      the same bot at every seat; a fair share is 25 %

      bot   score  deviation  winners  rounds  ms/decision  slowest
      hard  100.0        0.0    150.0    10.0         0.50        2

      seat     wins        95 %
      1     100.0 %  43.9–100.0
      2       0.0 %    0.0–56.1
      3       0.0 %    0.0–56.1
      4       0.0 %    0.0–56.1

      checksum 00000015
      12.3 games/s (2.0 s, 3.0 CPU s, 2 workers)
      "
    `);
  });
});

describe('alone', () => {
  const arena = arenaOf(['hard', 'greedy'], 1, alone(2));
  const seeds = [150, 130, 110, 90];
  const summary = summed(
    arena,
    seeds.map((score) =>
      observation(arena, 0, [score >= 120 ? 1 : 0, 0], (bot) => score - 50 * bot),
    ),
  );

  it('has the mean with its standard error, and the grades', () => {
    const [hard, greedy] = summary.bots;
    const error = Math.sqrt((30 ** 2 + 10 ** 2 + 10 ** 2 + 30 ** 2) / 3 / 4);
    expect(hard!.score).toMatchObject({ mean: 120, error: expect.closeTo(error, 9) });
    expect(hard!.grades).toEqual({ defeat: 0.5, victory: 0.5, major: 0, complete: 0 });
    expect(greedy!.grades).toMatchObject({ defeat: 1 });
    expect(hard).not.toHaveProperty('elo');
  });

  it('compares on the same seeds: a difference that is always the same is known for sure', () => {
    expect(summary.bots[1]!.score.lead).toEqual({ value: -50, from: -50, to: -50 });
    expect(summary.bots[0]!.score).not.toHaveProperty('lead');
  });

  it('is printed', () => {
    expect(summaryText(summary)).toMatchInlineSnapshot(`
      "8 games of stone-age, 1 player, solo, seed "x";
      4 seeds, the same for every bot

      bot     score  error  over hard  95 %   defeat  victory  major victory  complete victory  turns  ms/decision  slowest
      hard    120.0  12.91                    50.0 %   50.0 %          0.0 %             0.0 %   10.0         0.50        2
      greedy   70.0  12.91      -50.0  ±0.0  100.0 %    0.0 %          0.0 %             0.0 %   10.0         0.50        2

      checksum 0000001c
      12.3 games/s (2.0 s, 3.0 CPU s, 2 workers)
      "
    `);
  });
});
