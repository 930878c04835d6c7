import {
  type AnyGame,
  type GameEvent,
  type GameRecord,
  Playthrough,
  randomFrom,
  replay,
  simulationChance,
} from '@ochre/kernel';
import type { Readers } from '@ochre/words';
import type { ListedGame } from '../games.ts';

/** A record played again, to tell of it in the game's words. */
export class Story {
  readonly readers: Readers;
  private readonly listed: ListedGame;
  private readonly states: unknown[] = [];
  private readonly events: (readonly GameEvent[])[] = [];

  constructor(listed: ListedGame, record: GameRecord, readers: Readers) {
    this.listed = listed;
    this.readers = readers;
    const { secret = '', nonces, setup } = record;
    this.states.push(new Playthrough(this.game, setup, { secret, nonces }).state);
    replay(this.game, record, secret, (_move, events, state) => {
      this.events.push(events);
      this.states.push(state);
    });
  }

  /** What a move did first, before anything came to light; nothing where that says no more. */
  did(at: number, move: string): string {
    const before = this.states[at];
    const seen = this.game.determinize(before, 'spectator', randomFrom(move));
    const events: GameEvent[] = [];
    this.game.advance(seen, this.game.parse(move), simulationChance(move), (event) => {
      events.push(event);
    });
    const light = events.findIndex((event) => this.game.reveals(event, before));
    const [first = ''] = this.sentences(light < 0 ? events : events.slice(0, light));
    return first;
  }

  /** What came to light by a move. */
  fell(at: number): string {
    return this.sentences(this.revealed(at)).join(' ');
  }

  /** Who rolled or drew; the one who moved where it was for all. */
  whose(at: number, mover: number): number {
    const owners = this.revealed(at).flatMap((event) =>
      'player' in event && typeof event.player === 'number' ? [event.player] : [],
    );
    return owners[0] ?? mover;
  }

  private revealed(at: number): GameEvent[] {
    const before = this.states[at];
    return this.events[at]!.filter((event) => this.game.reveals(event, before));
  }

  private sentences(events: readonly GameEvent[]): string[] {
    return events.flatMap((event) => this.listed.terminal.sentence(event, this.readers) ?? []);
  }

  private get game(): AnyGame {
    return this.listed.rules;
  }
}
