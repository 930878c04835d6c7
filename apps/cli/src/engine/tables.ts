import { type GameEvent, type Playthrough, Refused } from '@ochre/kernel';
import { KnownSecrets } from './known-secrets.ts';
import { Opponents } from './opponents.ts';
import { shown } from './shown.ts';

export type EngineGame = Playthrough<unknown, unknown, unknown, GameEvent>;

/** The games that one run of the engine holds, by id. */
export class Tables {
  private readonly byId = new Map<string, EngineGame>();
  readonly secrets = new KnownSecrets();
  readonly opponents = new Opponents();
  /** The game that is meant where none is named. */
  readonly usualGame: string;

  constructor(usualGame: string) {
    this.usualGame = usualGame;
  }

  find(id: string): EngineGame {
    const table = this.byId.get(id);
    if (table === undefined) {
      throw new Refused('no-such-game', `There is no game "${shown(id)}": start it with "new".`);
    }
    return table;
  }

  /** An id in use starts afresh. */
  put(id: string, table: EngineGame): void {
    this.byId.set(id, table);
    this.secrets.remember(table.seed.secret);
  }

  drop(id: string): void {
    this.find(id);
    this.byId.delete(id);
  }
}
