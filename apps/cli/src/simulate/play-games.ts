import { hash32, type Setup, type SetupRequest } from '@ochre/kernel';
import { type Bot, botMove } from '@ochre/search';
import { PARTS_OF_A_VICTORY } from '@ochre/search/statistics';
import type { LookBack } from '@ochre/terminal';
import { knownGame, type ListedGame } from '../games.ts';
import { itemAt } from '../item-at.ts';
import { addCounts } from '../many-games/counts.ts';
import { playOut, seedOf } from '../many-games/play-out.ts';
import { addTo } from '../many-games/spread.ts';
import type { Pieces } from '../many-games/work.ts';
import { opponentsFor } from '../opponents.ts';
import { newTally, type Tally } from './tally.ts';

/** What is simulated: plain data, so that it can be sent to a worker. */
export interface Simulation {
  readonly game: string;
  readonly setup: SetupRequest;
  /** Bots by name, one for each seat. */
  readonly bots: readonly string[];
  readonly seed: string;
}

/** Makes the bots ready; then games are played by their numbers, each with a seed of its own. */
export async function simulator(simulation: Simulation): Promise<(games: Pieces) => Tally> {
  const listed = knownGame(simulation.game);
  const setup = listed.rules.checkSetup(simulation.setup);
  const { botNamed } = await opponentsFor(listed, simulation.bots, setup);
  const bots = simulation.bots.map(botNamed);
  return ({ from, to }) => {
    const tally = newTally(setup.players);
    for (let at = from; at < to; at++) {
      playOne(listed, setup, bots, seedOf(simulation.seed, at), tally);
    }
    return tally;
  };
}

/** How a game ended that did not end. */
const UNFINISHED = 'unfinished';

function playOne(
  listed: ListedGame,
  setup: Setup,
  bots: readonly Bot<unknown, unknown>[],
  seed: string,
  tally: Tally,
): void {
  const { rules: game } = listed;
  let decisions = 0;
  const state = playOut(listed, setup, seed, (now, player, random) => {
    decisions++;
    tally.moves += game.legalActions(now).length;
    return botMove(game, itemAt(bots, player), now, random);
  });
  addTo(tally.decisions, decisions);
  countScores(tally, game.scores(state), game.winners(state), seed);
  const isOver = game.decision(state) === undefined;
  countEnding(tally, listed.terminal.lookBack(state), isOver);
  tally.games++;
}

function countScores(
  tally: Tally,
  scores: readonly number[],
  winners: readonly number[],
  seed: string,
): void {
  scores.forEach((score, seat) => {
    addTo(itemAt(tally.seats, seat).scores, score);
  });
  for (const seat of winners) itemAt(tally.seats, seat).wins += PARTS_OF_A_VICTORY / winners.length;
  tally.checksum = (tally.checksum + hash32(`${seed}: ${scores.join(' ')}`, 0)) | 0;
}

function countEnding(tally: Tally, lookBack: LookBack, isOver: boolean): void {
  const { rounds, ending, breakdown, grade } = lookBack;
  addTo(tally.rounds, rounds);
  addCounts(tally.endings, { [isOver ? ending : UNFINISHED]: 1 });
  if (grade !== undefined) addCounts(tally.grades, { [grade]: 1 });
  breakdown.forEach((lines, seat) => {
    addCounts(itemAt(tally.seats, seat).breakdown, lines);
  });
}
