import { PARTS_OF_A_VICTORY } from '@ochre/search/statistics';
import { knownGame } from '../games.ts';
import { itemAt } from '../item-at.ts';
import { type Counts, sharesOf } from '../many-games/counts.ts';
import type { Speed } from '../many-games/on-all-cores.ts';
import { deviationOf, meanOf, type Spread } from '../many-games/spread.ts';
import type { Simulation } from './play-games.ts';
import type { SeatTally, Tally } from './tally.ts';

/** What `--json` prints; `speed` alone is not the same every time. */
export type Summary = ReturnType<typeof summaryOf>;

export function summaryOf(
  { game, setup, bots, seed }: Simulation,
  notes: readonly string[],
  tally: Tally,
  speed: Speed,
) {
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
    ...(notes.length === 0 ? {} : { notes }),
    seats: tally.seats.map((seat, at) => seatSummary(seat, itemAt(bots, at), games)),
    rounds: spreadSummary(tally.rounds, games),
    decisions: spreadSummary(tally.decisions, games),
    movesPerDecision: tally.moves / tally.decisions.sum,
    endings: sharesOf(inOrder(tally.endings), games),
    ...(Object.keys(tally.grades).length === 0 ? {} : { grades: gradeShares(game, tally) }),
    checksum: (tally.checksum >>> 0).toString(16).padStart(8, '0'),
    speed,
  };
}

/** How often each grade was reached, the lowest first; also those that nobody reached. */
const gradeShares = (game: string, { grades, games }: Tally): Counts =>
  Object.fromEntries(
    Object.keys(knownGame(game).terminal.grades).map((name) => [name, (grades[name] ?? 0) / games]),
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
  breakdown: sharesOf(breakdown, games),
});

/** Which worker came first must not show. */
const inOrder = (counts: Readonly<Counts>): Counts =>
  Object.fromEntries(Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1)));
