import { type Bot, botMove } from '@ochre/bots';
import { hash32, randomFrom, type Setup, type SetupRequest, simulationChance } from '@ochre/kernel';
import { gameNamed, type ListedGame, type LookBack } from '../games.ts';
import { addCounts, addTo, newTally, PARTS_OF_A_VICTORY, type Tally } from './tally.ts';

/** What is simulated: plain data, so that it can be sent to a worker. */
export interface Simulation {
  readonly game: string;
  readonly setup: SetupRequest;
  /** Bots by name, one for each seat. */
  readonly bots: readonly string[];
  readonly seed: string;
}

/** Plays the games from `from` to before `to`. Each has a seed of its own, by its number. */
export function playGames(simulation: Simulation, from: number, to: number): Tally {
  const listed = gameNamed(simulation.game)!;
  const bots = simulation.bots.map((name) => listed.bots[name]!);
  const setup = listed.game.checkSetup(simulation.setup);
  const tally = newTally(setup.players);
  for (let at = from; at < to; at++) {
    playOne(listed, setup, bots, `${simulation.seed} ${at}`, tally);
  }
  return tally;
}

/** No game is known to come near; one that does is a bug of its bots or of the rules. */
const ENDLESS = 100_000;

function playOne(
  { game, lookBack }: ListedGame,
  setup: Setup,
  bots: readonly Bot<unknown, unknown>[],
  seed: string,
  tally: Tally,
): void {
  const chance = simulationChance(seed);
  const random = randomFrom(seed);
  const state = game.setup(setup, chance);
  let decisions = 0;
  for (let now = game.decision(state); now !== undefined; now = game.decision(state)) {
    tally.moves += game.legalActions(state).length;
    game.advance(state, botMove(game, bots[now.player]!, state, random), chance);
    if (++decisions > ENDLESS) throw new Error(`The game with seed "${seed}" does not end.`);
  }
  addTo(tally.decisions, decisions);
  countScores(tally, game.scores(state), game.winners(state), seed);
  countEnding(tally, lookBack(state));
  tally.games++;
}

function countScores(
  tally: Tally,
  scores: readonly number[],
  winners: readonly number[],
  seed: string,
): void {
  scores.forEach((score, seat) => {
    addTo(tally.seats[seat]!.scores, score);
  });
  for (const seat of winners) tally.seats[seat]!.wins += PARTS_OF_A_VICTORY / winners.length;
  tally.checksum = (tally.checksum + hash32(`${seed}: ${scores.join(' ')}`, 0)) | 0;
}

function countEnding(tally: Tally, { rounds, ending, breakdown, grade }: LookBack): void {
  addTo(tally.rounds, rounds);
  addCounts(tally.endings, { [ending]: 1 });
  if (grade !== undefined) addCounts(tally.grades, { [grade]: 1 });
  breakdown.forEach((lines, seat) => {
    addCounts(tally.seats[seat]!.breakdown, lines);
  });
}
