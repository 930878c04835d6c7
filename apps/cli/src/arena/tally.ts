import { type Moments, membersOf, newMoments, observe } from '@ochre/search/statistics';
import { itemAt } from '../item-at.ts';
import { addCounts, type Counts } from '../many-games/counts.ts';
import { addTo, newSpread, type Spread } from '../many-games/spread.ts';
import type { Observation, Part } from './observation.ts';
import type { Arena } from './play-seeds.ts';

/** What all seeds so far came to. Except for the times, it does not depend on their order. */
export interface Tally {
  games: number;
  unfinished: number;
  readonly lineUps: readonly LineUpTally[];
  readonly bots: readonly BotTally[];
  /** In parts of a victory, whoever sat there. */
  readonly seatWins: Moments;
  /** What the winners of a game had. */
  readonly winningScores: Spread;
  checksum: number;
}

/** Of the members of a line-up, in their order; an observation is all games of a seed. */
export interface LineUpTally {
  /** In parts of a victory. */
  readonly wins: Moments;
  readonly scores: Moments;
}

export interface BotTally {
  /** How many seats it has had, over all games. */
  seats: number;
  readonly scores: Spread;
  rounds: number;
  readonly grades: Counts;
  decisions: number;
  ms: number;
  slowestMs: number;
}

export const newTally = ({ bots, lineUps, setup }: Arena): Tally => ({
  games: 0,
  unfinished: 0,
  lineUps: lineUps.map((lineUp) => {
    const size = membersOf(lineUp).length;
    return { wins: newMoments(size), scores: newMoments(size) };
  }),
  seatWins: newMoments(setup.players),
  winningScores: newSpread(),
  bots: bots.map(() => ({
    seats: 0,
    scores: newSpread(),
    rounds: 0,
    grades: {},
    decisions: 0,
    ms: 0,
    slowestMs: 0,
  })),
  checksum: 0,
});

export function addObservation(tally: Tally, observation: Observation): void {
  const { lineUp, games, unfinished, parts, seatWins, winningScores, checksum } = observation;
  tally.games += games;
  tally.unfinished += unfinished;
  const { wins, scores } = itemAt(tally.lineUps, lineUp);
  observe(
    wins,
    parts.map((part) => part.wins),
  );
  observe(
    scores,
    parts.map((part) => part.scores.reduce((sum, score) => sum + score, 0)),
  );
  observe(tally.seatWins, seatWins);
  for (const score of winningScores) addTo(tally.winningScores, score);
  for (const part of parts) addPart(itemAt(tally.bots, part.bot), part);
  tally.checksum = (tally.checksum + checksum) | 0;
}

function addPart(tally: BotTally, part: Part): void {
  tally.seats += part.scores.length;
  for (const score of part.scores) addTo(tally.scores, score);
  for (const grade of part.grades) addCounts(tally.grades, { [grade]: 1 });
  tally.rounds += part.rounds;
  tally.decisions += part.decisions;
  tally.ms += part.ms;
  tally.slowestMs = Math.max(tally.slowestMs, part.slowestMs);
}
