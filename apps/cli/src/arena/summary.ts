import {
  around,
  clusteredShare,
  covarianceOf,
  type Estimate,
  eloOf,
  type LineUp,
  type Moments,
  membersOf,
  PARTS_OF_A_VICTORY,
  type Stratum,
  seatsOf,
} from '@ochre/search/statistics';
import { knownGame } from '../games.ts';
import { itemAt } from '../item-at.ts';
import { sharesOf } from '../many-games/counts.ts';
import type { Speed } from '../many-games/on-all-cores.ts';
import { deviationOf, meanOf } from '../many-games/spread.ts';
import type { Arena } from './play-seeds.ts';
import type { BotTally, Tally } from './tally.ts';

/** What `--json` prints; `speed` alone is not the same every time. */
export interface Summary {
  readonly game: string;
  readonly players: number;
  readonly modules: readonly string[];
  readonly variant?: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly ms?: number;
  readonly games: number;
  /** Games that were too long, and counted as they stood. */
  readonly unfinished: number;
  /** Each of them is as many games as there are seats, or bots that play alone. */
  readonly seeds: number;
  readonly notes?: readonly string[];
  /** In the order they were named. */
  readonly bots: readonly BotSummary[];
  /** Where one bot sat alone against a table of another. */
  readonly duels: readonly Duel[];
  /** Of the games, at each seat in turn, whoever sat there. */
  readonly seatWins: readonly (Estimate | null)[];
  /** What the winners of a game had on average. */
  readonly winningScore: number | null;
  readonly checksum: string;
  readonly speed: Speed & { readonly thinking: readonly Thinking[] };
}

export interface BotSummary {
  readonly bot: string;
  /** How many seats it has had, over all games. */
  readonly seats: number;
  /** Of the games at a seat; a shared victory counts in parts. Null without games. */
  readonly wins: Estimate | null;
  /** Not where there is nobody to be measured by. */
  readonly elo?: Estimate;
  readonly score: {
    readonly mean: number | null;
    readonly deviation: number;
    /** Of the mean; where one plays alone. */
    readonly error?: number;
    /** How much more than the first bot on the same seeds; where one plays alone. */
    readonly lead?: Estimate;
  };
  readonly rounds: number | null;
  readonly decisions: number;
  /** Where scores have names: how often each is reached, the lowest first. */
  readonly grades?: Readonly<Record<string, number>>;
}

export interface Duel {
  readonly bot: string;
  readonly against: string;
  readonly games: number;
  readonly wins: Estimate | null;
}

/** Milliseconds per decision. */
export interface Thinking {
  readonly bot: string;
  readonly mean: number | null;
  readonly slowest: number;
}

export function summaryOf(
  arena: Arena,
  tally: Tally,
  speed: Speed,
  { notes = [], zero }: { notes?: readonly string[]; zero?: number | undefined } = {},
): Summary {
  const { game, setup, bots, lineUps, seed, ms } = arena;
  const { players, modules = [], variant, options = {} } = setup;
  const elo =
    players > 1 && bots.length > 1 ? eloOf(bots.length, lineUps, tally.lineUps, zero) : undefined;
  return {
    game,
    players,
    modules,
    ...(variant === undefined ? {} : { variant }),
    options,
    seed,
    ...(ms === undefined ? {} : { ms }),
    games: tally.games,
    unfinished: tally.unfinished,
    seeds: tally.lineUps.reduce((sum, { wins }) => sum + wins.count, 0),
    ...(notes.length === 0 ? {} : { notes }),
    bots: bots.map((name, bot) => ({
      bot: name,
      seats: itemAt(tally.bots, bot).seats,
      wins: winsOf(arena, tally, bot),
      ...(elo === undefined ? {} : { elo: itemAt(elo, bot) }),
      ...behaviour(itemAt(tally.bots, bot)),
      ...(players > 1 ? {} : aloneSummary(game, tally, bot)),
    })),
    duels: players > 1 ? duelsOf(arena, tally) : [],
    seatWins: seatWinsOf(tally),
    winningScore: meanOrNull(tally.winningScores.sum, tally.games),
    checksum: (tally.checksum >>> 0).toString(16).padStart(8, '0'),
    speed: {
      ...speed,
      thinking: bots.map((name, bot) => thinkingOf(name, itemAt(tally.bots, bot))),
    },
  };
}

const behaviour = ({ seats, scores, rounds, decisions }: BotTally) => ({
  score: { mean: meanOrNull(scores.sum, seats), deviation: deviationOf(scores, seats) },
  rounds: meanOrNull(rounds, seats),
  decisions,
});

function aloneSummary(
  game: string,
  tally: Tally,
  bot: number,
): Pick<BotSummary, 'score' | 'grades'> {
  const { seats, scores, grades } = itemAt(tally.bots, bot);
  const moments = itemAt(tally.lineUps, 0).scores;
  const deviation = deviationOf(scores, seats);
  const reached = sharesOf(grades, seats);
  const names = Object.keys(knownGame(game).terminal.grades);
  return {
    score: {
      mean: meanOf(scores, seats),
      deviation,
      error: deviation / Math.sqrt(seats),
      ...(bot === 0 ? {} : { lead: leadOf(moments, bot) }),
    },
    grades: Object.fromEntries(names.map((name) => [name, reached[name] ?? 0])),
  };
}

/** On the same seeds two bots have the same luck: the difference is known better than either. */
function leadOf(moments: Moments, bot: number): Estimate {
  const { count, sums } = moments;
  const own = covarianceOf(moments, bot, bot);
  const value = (itemAt(sums, bot) - itemAt(sums, 0)) / count;
  if (own === undefined) return around(value, undefined);
  const both = covarianceOf(moments, 0, 0)! + own - 2 * covarianceOf(moments, 0, bot)!;
  return around(value, Math.sqrt(Math.max(0, both) / count));
}

function winsOf({ setup, lineUps }: Arena, tally: Tally, bot: number): Estimate | null {
  const strata = lineUps.flatMap((lineUp, at) =>
    lineUp.includes(bot)
      ? [stratumOf(lineUp, setup.players, itemAt(tally.lineUps, at).wins, bot)]
      : [],
  );
  return clusteredShare(strata) ?? null;
}

function stratumOf(lineUp: LineUp, players: number, wins: Moments, bot: number): Stratum {
  const at = membersOf(lineUp).indexOf(bot);
  const variance = covarianceOf(wins, at, at);
  return {
    observations: wins.count,
    // Everybody has every seat once, for each seat of theirs; alone there is one game for each.
    trials: seatsOf(lineUp, bot) * players,
    most: players,
    won: itemAt(wins.sums, at) / PARTS_OF_A_VICTORY,
    variance: variance && variance / PARTS_OF_A_VICTORY ** 2,
  };
}

function duelsOf({ setup, bots, lineUps }: Arena, tally: Tally): Duel[] {
  return lineUps.flatMap((lineUp, at) => {
    const members = membersOf(lineUp);
    if (members.length !== 2) return [];
    return members
      .filter((bot) => seatsOf(lineUp, bot) === 1)
      .map((bot) => {
        const { wins } = itemAt(tally.lineUps, at);
        return {
          bot: itemAt(bots, bot),
          against: bots[members.find((other) => other !== bot)!]!,
          games: wins.count * lineUp.length,
          wins: clusteredShare([stratumOf(lineUp, setup.players, wins, bot)]) ?? null,
        };
      });
  });
}

function seatWinsOf({ games, seatWins }: Tally): (Estimate | null)[] {
  const gamesEach = games / seatWins.count;
  return seatWins.sums.map((won, seat) => {
    const variance = covarianceOf(seatWins, seat, seat);
    const stratum = {
      observations: seatWins.count,
      trials: gamesEach,
      most: gamesEach,
      won: won / PARTS_OF_A_VICTORY,
      variance: variance && variance / PARTS_OF_A_VICTORY ** 2,
    };
    return clusteredShare([stratum]) ?? null;
  });
}

const thinkingOf = (bot: string, { decisions, ms, slowestMs }: BotTally): Thinking => ({
  bot,
  mean: meanOrNull(ms, decisions),
  slowest: slowestMs,
});

const meanOrNull = (sum: number, count: number): number | null =>
  count === 0 ? null : sum / count;
