import { createHmac, randomBytes } from 'node:crypto';
import { dailyDeeds, dailyPlan, dailyWaysOf, dayOf, type NewEntries, Refusal } from '@ochre/host';
import { badRequest } from '@ochre/kernel';
import type { Member } from '@ochre/match';
import type { NewDaily } from '@ochre/protocol';
import { DAILY_WAYS } from '@ochre/protocol/vocabulary';
import type { GameList } from '../games.ts';
import { namingAmong } from '../names/naming.ts';
import { newCode, newId } from '../people/tokens.ts';
import type { DailyOf, Store } from '../store/store.ts';
import { Conflict, Taken } from '../store/trouble.ts';
import type { LiveTables } from './live-tables.ts';
import { gamesOf } from './stored-table.ts';
import type { TableKeeper } from './table-keeper.ts';

export interface DailiesNeeds {
  readonly store: Pick<Store, 'dailyKey' | 'claimDaily' | 'dailiesOf'>;
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
    const there = await this.tableOf(by, daily);
    if (there !== undefined) return { keeper: await tables.find(there), daily, isNew: false };
    mayMake();
    const first = await this.firstDeeds(daily, name, by);
    // Only now, so that a request that is refused leaves nothing; of several the first claims it for all.
    const id = await store.claimDaily(by, daily, newId());
    const isNew = await this.make(id, first, by);
    // Found and not only made: so its bots move.
    return { keeper: await tables.find(id), daily, isNew };
  }

  /** The one they have, if it was made. */
  private async tableOf(by: Member, { game, way, day }: DailyOf): Promise<string | undefined> {
    const { store, games } = this.needs;
    // The last day comes first, and it has no more than these.
    const latest = await store.dailiesOf(by, Object.keys(games).length * DAILY_WAYS.length);
    return latest.find(
      ({ daily, ...card }) => card.game === game && daily?.way === way && daily.day === day,
    )?.id;
  }

  private check({ game, way }: DailyOf): void {
    const playable = Object.hasOwn(this.needs.games, game) ? this.needs.games[game] : undefined;
    if (playable === undefined) throw new Refusal('no-such-game', `"${game}" is not played here.`);
    const ways = dailyWaysOf(playable.game.meta);
    if (!ways.includes(way)) {
      throw badRequest('way', `"${way}" is not known in ${game}; allowed: ${ways.join(', ')}`);
    }
  }

  /** How it begins, or why that name cannot be had. */
  private async firstDeeds(daily: DailyOf, name: string, by: Member): Promise<NewEntries> {
    const { games, now } = this.needs;
    const { day, way, game } = daily;
    const opening = {
      daily: { day, way },
      plan: dailyPlan(games[game]!.game.meta, way),
      secret: await this.secretOf(daily),
      name,
    };
    const at = now();
    const there = { games: gamesOf(games), by, at, naming: namingAmong(games) };
    return { at, deeds: dailyDeeds(opening, there), by };
  }

  /** False where another process was first: nobody has two tables of a day. */
  private async make(id: string, first: NewEntries, by: Member): Promise<boolean> {
    for (;;) {
      const birth = { id, code: newCode(), host: by, madeAt: first.at };
      try {
        await this.needs.tables.add(birth, first);
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
