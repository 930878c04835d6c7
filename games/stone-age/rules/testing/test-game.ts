import { type Chance, play, Refused, scriptedChance, simulationChance } from '@ochre/kernel';
import { expect, onTestFinished } from 'vitest';
import type { Event } from '../events.ts';
import { stoneAge } from '../game.ts';
import type { StoneAgeRig } from '../rig.ts';
import type { Snapshot, SnapshotPlayer } from '../snapshot.ts';
import type { State } from '../state.ts';
import { type Position, positionFrom } from './position.ts';

export interface TestSetup extends StoneAgeRig {
  readonly players?: number;
  readonly modules?: readonly string[];
  readonly variant?: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Two players, player 0 first, unless the test says otherwise; the dice must be used up. */
export function startGame({
  variant,
  players = variant === 'solo' ? 1 : 2,
  modules = [],
  options = {},
  ...rig
}: TestSetup = {}): TestGame {
  const dice = rig.dice ?? [];
  const chance = scriptedChance(dice, noMoreDice);
  const setup = stoneAge.checkSetup({
    players,
    modules,
    ...(variant === undefined ? {} : { variant }),
    options,
    rig: { firstPlayer: 0, ...rig },
  });
  const game = new TestGame(stoneAge.setup(setup, chance), chance);
  onTestFinished(({ task }) => {
    if (task.result?.state === 'fail') return;
    const left = dice.slice(stoneAge.diceFallen(game.state));
    expect(left, 'scripted dice that never fell').toEqual([]);
  });
  return game;
}

/** A game at a given position, mostly in phase 2. */
export const startAt = (position: Position, setup: TestSetup = {}): TestGame =>
  startGame(setup).given(position);

/** The one-player game, set up. */
export const startSolo = (position: Position, setup: TestSetup = {}): TestGame =>
  startAt(position, { ...setup, variant: 'solo' });

/** Draws for the setup, and no dice: a roll that the test does not expect is an error. */
const noMoreDice: Chance = {
  dice(what, round, player, count) {
    throw new Error(
      `unexpected roll of ${count} for ${what.name} by player ${player}, round ${round}`,
    );
  },
  below: (limit, what) => simulationChance('test').below(limit, what),
};

/** A running game, played with moves as text through the checked door. */
export class TestGame {
  state: State;
  /** What happened with the last move. */
  events: readonly Event[] = [];
  private readonly chance: Chance;

  constructor(state: State, chance: Chance) {
    this.state = state;
    this.chance = chance;
  }

  /** Changes the position; what it does not name stays. */
  given(position: Position): this {
    this.state = positionFrom(this.state, position);
    return this;
  }

  /** Plays moves such as `place hunt 2`, or `1: place hunt 2` to say who makes it. */
  moves(...lines: readonly string[]): this {
    for (const line of lines) this.move(line);
    return this;
  }

  private move(line: string): void {
    const [, by, text] = /^(?:(\d): )?(.*)$/.exec(line)!;
    const action = stoneAge.parse(text!);
    const player = by === undefined ? undefined : Number(by);
    const { state, events } = play(stoneAge, this.state, action, this.chance, player);
    this.state = state;
    this.events = events;
  }

  /** Everything, as the record keeper sees it. */
  get all(): Snapshot {
    return this.seenBy('all');
  }

  seenBy(viewer: number | 'spectator' | 'all'): Snapshot {
    return stoneAge.view(this.state, viewer);
  }

  player(at: number): SnapshotPlayer {
    return this.all.players[at]!;
  }

  /** Who is asked what, such as `0 place`; `over` at the end. */
  get asked(): string {
    const { decision } = this.all;
    return decision === undefined ? 'over' : `${decision.player} ${decision.kind}`;
  }

  /** The legal moves as text, only those that start so. */
  legal(start = ''): string[] {
    return stoneAge
      .legalActions(this.state)
      .map((action) => stoneAge.print(action))
      .filter((move) => move.startsWith(start));
  }

  /** The number of the rule that forbids a move now; undefined when it is legal. */
  whyNot(move: string, by?: number): string | undefined {
    const action = stoneAge.parse(move);
    const why = stoneAge.whyNot(this.state, action, by);
    const refused = refusal(() => play(stoneAge, this.state, action, anyDice, by));
    const over = this.all.decision === undefined;
    expect(refused?.code).toBe(why && (over ? 'game-over' : 'illegal-move'));
    if (!over) expect(refused?.rule).toBe(why?.rule);
    return why?.rule;
  }

  /** The sentence for people that goes with it. */
  reason(move: string): string | undefined {
    return stoneAge.whyNot(this.state, stoneAge.parse(move))?.message;
  }
}

/** For moves that are tried and thrown away. */
const anyDice = simulationChance('tried');

/** The refusal that work ends with; undefined when it succeeds. */
export function refusal(work: () => unknown): Refused | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}
