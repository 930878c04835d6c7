import type { Chance } from './chance.ts';
import { chanceOf } from './chance-of.ts';
import type { Game, GameEvent, Setup, SetupRequest } from './game.ts';
import { commitmentTo, type Seed } from './official-chance.ts';
import { play } from './play.ts';
import type { GameRecord, RecordedMove } from './record.ts';

/** One game from its setup to now, with official dice and everything its record needs. */
export class Playthrough<State, Action, View, Event extends GameEvent> {
  readonly game: Game<State, Action, View, Event>;
  readonly setup: Setup;
  readonly seed: Seed;
  private readonly chance: Chance;
  private current: State;
  private readonly played: RecordedMove[] = [];

  constructor(game: Game<State, Action, View, Event>, request: SetupRequest, seed: Seed) {
    this.game = game;
    this.setup = game.checkSetup(request);
    this.seed = seed;
    this.chance = chanceOf(this.setup, seed);
    this.current = game.setup(this.setup, this.chance);
  }

  get state(): State {
    return this.current;
  }

  get moves(): readonly RecordedMove[] {
    return this.played;
  }

  /** Plays a legal move and says what happened, or throws a `Refused` and changes nothing. */
  move(action: Action, by?: number): Event[] {
    const { game } = this;
    const player = game.decision(this.current)?.player;
    const { state, action: played, events } = play(game, this.current, action, this.chance, by);
    const dice = events.flatMap((event) => game.diceOf(event) ?? []);
    this.current = state;
    this.played.push({ player: player!, move: game.print(played), dice });
    return events;
  }

  /** The secret is in it once the game is over, and not before. */
  record(): GameRecord {
    const { game, setup, seed, current } = this;
    const over = game.decision(current) === undefined;
    return {
      game: game.meta.name,
      rules: game.rulesVersion,
      setup,
      commitment: commitmentTo(seed.secret),
      ...(over ? { secret: seed.secret } : {}),
      nonces: seed.nonces,
      ...(over ? { result: { scores: game.scores(current), winners: game.winners(current) } } : {}),
      moves: this.moves.slice(),
    };
  }
}
