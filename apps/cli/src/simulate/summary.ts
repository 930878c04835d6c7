import { gameNamed } from '../games.ts';
import type { Simulation } from './play-games.ts';
import {
  deviationOf,
  meanOf,
  PARTS_OF_A_VICTORY,
  type SeatTally,
  type Spread,
  type Tally,
} from './tally.ts';

/** How fast it went: the only part that is not the same every time. */
export interface Speed {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly workers: number;
}

/** What `--json` prints. */
export type Summary = ReturnType<typeof summaryOf>;

export function summaryOf({ game, setup, bots, seed }: Simulation, tally: Tally, speed: Speed) {
  const { games } = tally;
  const { players, modules = [], variant, options = {} } = setup;
  return {
    game,
    players,
    modules,
    ...(variant === undefined ? {} : { variant }),
    options,
    seed,
    games,
    seats: tally.seats.map((seat, at) => seatSummary(seat, bots[at]!, games)),
    rounds: spreadSummary(tally.rounds, games),
    decisions: spreadSummary(tally.decisions, games),
    movesPerDecision: tally.moves / tally.decisions.sum,
    endings: shares(inOrder(tally.endings), games),
    ...(Object.keys(tally.grades).length === 0 ? {} : { grades: gradeShares(game, tally) }),
    checksum: (tally.checksum >>> 0).toString(16).padStart(8, '0'),
    speed: { gamesPerSecond: games / speed.seconds, ...speed },
  };
}

/** How often each grade was reached, the lowest first; also those that nobody reached. */
const gradeShares = (game: string, { grades, games }: Tally): Record<string, number> =>
  Object.fromEntries(
    Object.keys(gameNamed(game)!.grades).map((name) => [name, (grades[name] ?? 0) / games]),
  );

const spreadSummary = (spread: Spread, count: number) => ({
  mean: meanOf(spread, count),
  deviation: deviationOf(spread, count),
  least: spread.least,
  most: spread.most,
});

const seatSummary = ({ scores, wins, breakdown }: SeatTally, bot: string, games: number) => ({
  bot,
  ...spreadSummary(scores, games),
  wins: wins / PARTS_OF_A_VICTORY / games,
  breakdown: shares(breakdown, games),
});

/** Which worker came first must not show. */
const inOrder = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1)));

const shares = (counts: Readonly<Record<string, number>>, games: number): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count / games]));
