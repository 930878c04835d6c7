import { play, Refused, type SetupRequest, simulationChance, type WhyNot } from '@ochre/kernel';
import { expect } from 'vitest';
import type { Event } from '../events.ts';
import { carcassonne } from '../game.ts';
import { type Snapshot, snapshot } from '../snapshot.ts';
import type { State } from '../state.ts';

export interface TestSetup extends Omit<SetupRequest, 'players' | 'rig'> {
  readonly players?: number;
}

/** A tile to be turned over, where it is laid, and what is claimed, if anything is. */
export type Laid = readonly [tile: string, lay: string, claim?: string];

/** A game whose tiles come as the test wants; player 0 begins. */
export class TestTable {
  state: State;
  readonly events: Event[] = [];

  constructor(tiles: readonly string[], { players = 2, ...rest }: TestSetup = {}) {
    const request = { players, ...rest, rig: { tiles, firstPlayer: 0 } };
    this.state = carcassonne.setup(carcassonne.checkSetup(request), simulationChance('test'));
  }

  /** Lays these tiles, one after the other; where nothing is claimed, nobody is placed. */
  static with(
    laid: readonly Laid[],
    setup: TestSetup = {},
    next: readonly string[] = [],
  ): TestTable {
    const table = new TestTable([...laid.map(([tile]) => tile), ...next], setup);
    for (const [, lay, claim] of laid) table.turn(lay, claim);
    return table;
  }

  turn(lay: string, claim = 'none'): this {
    this.move(`lay ${lay}`);
    if (this.state.phase === 'claim') return this.move(`claim ${claim}`);
    if (claim !== 'none') throw new Error(`nothing can be claimed after ${lay}`);
    return this;
  }

  move(text: string): this {
    const action = carcassonne.parse(text);
    const { state, events } = play(carcassonne, this.state, action, simulationChance('test'));
    this.state = state;
    this.events.push(...events);
    return this;
  }

  /** Why a move is refused; it changes nothing. */
  refusal(text: string): WhyNot {
    const before = JSON.stringify(this.state);
    expect(() => this.move(text)).toThrow(Refused);
    expect(JSON.stringify(this.state)).toBe(before);
    return carcassonne.whyNot(this.state, carcassonne.parse(text))!;
  }

  /** The turn at hand is the last: no tile is left to turn over. */
  last(): this {
    this.state = { ...carcassonne.clone(this.state), bag: [] };
    return this;
  }

  get seen(): Snapshot {
    return snapshot(this.state);
  }

  get scores(): number[] {
    return this.seen.players.map(({ score }) => score);
  }

  get supply(): number[] {
    return this.seen.players.map(({ followers }) => followers);
  }

  get legal(): string[] {
    return carcassonne.legalActions(this.state).map((action) => carcassonne.print(action));
  }

  /** Events of a kind, in their order. */
  told<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
    return this.events.filter(
      (event): event is Extract<Event, { type: Type }> => event.type === type,
    );
  }
}
