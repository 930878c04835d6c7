import { Playthrough, randomFrom, type SetupRequest } from '@ochre/kernel';
import { type Look, NO_INK, type Player, seatsOf } from '@ochre/terminal';
import {
  type Action,
  carcassonne,
  type Event,
  type Snapshot,
  type State,
} from '../../rules/index.ts';
import type { CarcassonneMoment } from '../moment.ts';

/** A game in which everybody moves at random, for tests of what is shown of it. */
export class TestTable {
  readonly past: Event[] = [];
  private readonly game: Playthrough<State, Action, Snapshot, Event>;

  constructor(request: SetupRequest, seed = 'test') {
    this.game = new Playthrough(carcassonne, request, { secret: seed, nonces: [] });
  }

  get state(): State {
    return this.game.state;
  }

  get legal(): readonly Action[] {
    return carcassonne.legalActions(this.state);
  }

  get moment(): CarcassonneMoment {
    const viewer = carcassonne.decision(this.state)?.player ?? 0;
    return { view: carcassonne.view(this.state, viewer), viewer, past: this.past };
  }

  move(text: string): this {
    this.past.push(...this.game.move(carcassonne.parse(text)));
    return this;
  }

  /** So many moves at random, or to the end; `see` is asked before each of them. */
  playOn(moves = Number.POSITIVE_INFINITY, see: (table: TestTable) => void = () => {}): this {
    const random = randomFrom('playing on');
    for (let made = 0; made < moves && this.legal.length > 0; made++) {
      see(this);
      this.past.push(...this.game.move(this.legal[random.below(this.legal.length)]!));
    }
    return this;
  }
}

/** The first is a person, and the others are bots. */
export const lookOf = (players: number, changes: Partial<Look> = {}): Look => ({
  seats: seatsOf(
    Array.from({ length: players }, (_, seat): Player => (seat === 0 ? 'me' : 'easy')),
  ),
  ink: NO_INK,
  width: 80,
  numbers: new Map(),
  ...changes,
});
