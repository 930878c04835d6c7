import { createHmac, randomBytes } from 'node:crypto';
import { dailyDeeds, dailyPlan, dailyWaysOf, dayOf, Refusal } from '@ochre/host';
import { badRequest } from '@ochre/kernel';
import type { Member } from '@ochre/match';
import type { NewDaily } from '@ochre/protocol';
import type { GameList } from '../games.ts';
import { namingAmong } from '../names/naming.ts';
import { newCode, newId } from '../people/tokens.ts';
import type { DailyOf, Store } from '../store/store.ts';
import { Conflict, Taken } from '../store/trouble.ts';
import type { LiveTables } from './live-tables.ts';
import { gamesOf } from './stored-table.ts';
import type { TableKeeper } from './table-keeper.ts';

export interface DailiesNeeds {
  readonly store: Pick<Store, 'dailyKey' | 'claimDaily' | 'cardOf'>;
  readonly games: GameList;
  readonly tables: Pick<LiveTables, 'add' | 'find'>;
  readonly now: () => number;
}

/** Who asks, and what says whether another table may be made for them. */
export interface Asker {
  readonly by: Member;
  readonly mayMake: () => void;
}

/** Somebody's table of a day's game. */
interface OpenedDaily {
  readonly keeper: TableKeeper;
  readonly daily: DailyOf;
  readonly isNew: boolean;
}

/**
 * The games of days: the same for everybody at this server, each at a table of their own, and once. Their secret
 * stays here until a table is over: it is made from a key that the store keeps.
 */
export class Dailies {
  private readonly needs: DailiesNeeds;
  private key: Promise<string> | undefined;
  /** Two who are the same person wait for one table. */
  private readonly opening = new Map<string, Promise<OpenedDaily>>();

  constructor(needs: DailiesNeeds) {
    this.needs = needs;
  }

  /** That of today: the table that is there, or a new one that has begun, unless `mayMake` throws. */
  open({ game, way, name = '' }: NewDaily, { by, mayMake }: Asker): Promise<OpenedDaily> {
    const daily: DailyOf = { game, way, day: dayOf(this.needs.now()) };
    const whose = JSON.stringify([by, daily]);
    const opened = this.opening.get(whose) ?? this.find(daily, name, { by, mayMake });
    this.opening.set(whose, opened);
    return opened.finally(() => this.opening.delete(whose));
  }

  private async find(daily: DailyOf, name: string, { by, mayMake }: Asker): Promise<OpenedDaily> {
    const { store, tables } = this.needs;
    this.check(daily);
    const id = await store.claimDaily(by, daily, newId());
    const isThere = (await store.cardOf(id)) !== undefined;
    if (!isThere) mayMake();
    const isNew = !isThere && (await this.make(id, daily, name, by));
    // Found and not only made: so its bots move.
    return { keeper: await tables.find(id), daily, isNew };
  }

  private check({ game, way }: DailyOf): void {
    const playable = Object.hasOwn(this.needs.games, game) ? this.needs.games[game] : undefined;
    if (playable === undefined) throw new Refusal('no-such-game', `"${game}" is not played here.`);
    const ways = dailyWaysOf(playable.game.meta);
    if (!ways.includes(way)) {
      throw badRequest('way', `"${way}" is not known in ${game}; allowed: ${ways.join(', ')}`);
    }
  }

  /** False where another process was first: nobody has two tables of a day. */
  private async make(id: string, daily: DailyOf, name: string, by: Member): Promise<boolean> {
    const { games, tables, now } = this.needs;
    const { day, way, game } = daily;
    const opening = {
      daily: { day, way },
      plan: dailyPlan(games[game]!.game.meta, way),
      secret: await this.secretOf(daily),
      name,
    };
    for (;;) {
      const at = now();
      const there = { games: gamesOf(games), by, at, naming: namingAmong(games) };
      const birth = { id, code: newCode(), host: by, madeAt: at };
      try {
        await tables.add(birth, { at, deeds: dailyDeeds(opening, there), by });
        return true;
      } catch (error) {
        if (error instanceof Conflict) return false;
        // Somebody else's table has that code: once in a million.
        if (!(error instanceof Taken)) throw error;
      }
    }
  }

  private async secretOf({ game, way, day }: DailyOf): Promise<string> {
    this.key ??= this.needs.store.dailyKey(randomBytes(32).toString('hex'));
    try {
      const mac = createHmac('sha256', await this.key);
      return mac.update(`ochre daily ${game} ${way} ${day}`).digest('hex');
    } catch (error) {
      // The next one asks again.
      this.key = undefined;
      throw error;
    }
  }
}
