import { hash32, randomFrom, type Setup, type SetupRequest } from '@ochre/kernel';
import { type Bot, botMove } from '@ochre/search';
import { type LineUp, membersOf, PARTS_OF_A_VICTORY } from '@ochre/search/statistics';
import { knownGame, type ListedGame } from '../games.ts';
import { itemAt } from '../item-at.ts';
import { playOut, seedOf } from '../many-games/play-out.ts';
import type { Pieces } from '../many-games/work.ts';
import { opponentsFor } from '../opponents.ts';
import { timeLimit } from '../time-limit.ts';
import { newPart, type Observation, type Part } from './observation.ts';
import { type Seating, seatingsOf } from './seatings.ts';

/** What is played: plain data, so that it can be sent to a worker. */
export interface Arena {
  readonly game: string;
  readonly setup: SetupRequest;
  /** By name, each once. */
  readonly bots: readonly string[];
  readonly lineUps: readonly LineUp[];
  readonly seed: string;
  /** How long a bot may think about a decision; without it as long as it likes. */
  readonly ms?: number;
}

/** Makes the bots ready; then seeds are played by their numbers, the line-ups in turn. */
export async function seedPlayer(arena: Arena): Promise<(seeds: Pieces) => Observation[]> {
  const listed = knownGame(arena.game);
  const setup = listed.rules.checkSetup(arena.setup);
  const { botNamed } = await opponentsFor(listed, arena.bots, setup);
  const bots = arena.bots.map(botNamed);
  const table = new Table(listed, setup, bots, arena.ms);
  return ({ from, to }) =>
    Array.from({ length: to - from }, (_, at) => playSeed(table, arena, from + at));
}

function playSeed(table: Table, { lineUps, seed }: Arena, at: number): Observation {
  const lineUp = at % lineUps.length;
  const drawn = randomFrom(`${seedOf(seed, at)} seats`);
  const parts = new Map(membersOf(itemAt(lineUps, lineUp)).map((bot) => [bot, newPart(bot)]));
  const seatings = seatingsOf(itemAt(lineUps, lineUp), table.setup.players, drawn);
  const played = seatings.map((seating) => table.play(seating, seedOf(seed, at), parts));
  return {
    lineUp,
    games: seatings.length,
    unfinished: played.filter(({ isOver }) => !isOver).length,
    parts: [...parts.values()],
    seatWins: Array.from({ length: table.setup.players }, (_, seat) =>
      played.reduce((sum, { winners }) => sum + partOf(winners, seat), 0),
    ),
    winningScores: played.map(({ winningScore }) => winningScore),
    checksum: played.reduce((sum, { checksum }) => (sum + checksum) | 0, 0),
  };
}

/** Of a victory, what a seat has of it. */
const partOf = (winners: readonly number[], seat: number): number =>
  winners.includes(seat) ? PARTS_OF_A_VICTORY / winners.length : 0;

interface Played {
  readonly isOver: boolean;
  /** Their seats. */
  readonly winners: readonly number[];
  readonly winningScore: number;
  readonly checksum: number;
}

/** Where the games of a seed are played. */
class Table {
  readonly setup: Setup;
  private readonly listed: ListedGame;
  private readonly bots: readonly Bot<unknown, unknown>[];
  private readonly ms: number | undefined;

  constructor(
    listed: ListedGame,
    setup: Setup,
    bots: readonly Bot<unknown, unknown>[],
    ms: number | undefined,
  ) {
    this.listed = listed;
    this.setup = setup;
    this.bots = bots;
    this.ms = ms;
  }

  /** Plays a game, and adds to the part of every bot in it. */
  play({ bots, deal }: Seating, seed: string, parts: ReadonlyMap<number, Part>): Played {
    const { rules: game, terminal } = this.listed;
    const seats = bots.map((bot) => parts.get(bot)!);
    const dealt = deal === 0 ? seed : `${seed} deal ${deal}`;
    const end = playOut(this.listed, this.setup, dealt, (state, player, random) =>
      this.timed(itemAt(seats, player), (limit) =>
        botMove(game, itemAt(this.bots, itemAt(bots, player)), state, random, limit),
      ),
    );
    const scores = game.scores(end);
    const winners = game.winners(end);
    const { rounds, grade } = terminal.lookBack(end);
    seats.forEach((part, seat) => {
      part.scores.push(itemAt(scores, seat));
      part.rounds += rounds;
      if (grade !== undefined) part.grades.push(grade);
      part.wins += partOf(winners, seat);
    });
    return {
      isOver: game.decision(end) === undefined,
      winners,
      winningScore: Math.max(...scores),
      checksum: hash32(`${dealt}: ${bots.join(' ')}: ${scores.join(' ')}`, 0),
    };
  }

  private timed<T>(part: Part, decide: (limit?: ReturnType<typeof timeLimit>) => T): T {
    const start = performance.now();
    const decided = this.ms === undefined ? decide() : decide(timeLimit(this.ms));
    const took = performance.now() - start;
    part.decisions++;
    part.ms += took;
    part.slowestMs = Math.max(part.slowestMs, took);
    return decided;
  }
}
