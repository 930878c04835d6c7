import { setTimeout as pause } from 'node:timers/promises';
import type { Hall } from '../hall/hall.ts';
import { type Log, problemOf } from '../operations/log.ts';
import type { People } from '../people/people.ts';
import type { Keeping } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { Unavailable } from '../store/trouble.ts';
import type { Eraser } from './eraser.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** So long what somebody did just before they were deleted may take to be stored. */
const SETTLED_MS = HOUR_MS / 6;
const FOUND_AT_ONCE = 20;
const MOST_ERASED = 1000;
/** Who has not come back to the game of a day for so long has given it up. */
const DAILY_DAYS = 7;
/** Between two: whatever people do comes first. */
const REST_MS = 20;

export interface RetentionNeeds {
  readonly store: Store;
  readonly hall: Hall;
  readonly people: People;
  readonly eraser: Eraser;
  readonly log: Log;
  readonly keeping: Keeping;
}

/**
 * Forgets what is kept no longer, at the start and every hour, one small thing after the other. Other
 * processes may do the same at the same time: whatever is gone already is not looked for again.
 */
export class Retention {
  private readonly needs: RetentionNeeds;
  private readonly closing = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private work: Promise<void> = Promise.resolve();

  constructor(needs: RetentionNeeds) {
    this.needs = needs;
  }

  start(): void {
    this.work = this.sweep();
    this.timer = setInterval(() => {
      this.work = this.work.then(() => this.sweep());
    }, HOUR_MS);
    this.timer.unref();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.closing.abort();
    await this.work;
  }

  /** Everything that is due by now. */
  async sweep(): Promise<void> {
    try {
      await this.forget();
    } catch (error) {
      if (!this.closing.signal.aborted) this.needs.log.warn('retention.trouble', problemOf(error));
    }
  }

  private async forget(): Promise<void> {
    const { store, people, hall, eraser, log, keeping } = this.needs;
    const sessions = await people.forgetOldSessions();
    if (sessions > 0) log.info('sessions.forgotten', { sessions });
    await store.forgetEndedBans(Date.now());
    await this.finishErasing();
    await this.each(DAILY_DAYS, store.oldDailies, (table) => hall.giveUpDaily(table));
    const [guests, games, talk] = [
      await this.each(keeping.guestDays, store.oldGuests, async (guest) => {
        await people.deleteSomebody({ id: guest });
        await eraser.eraseTracesOf(guest, this.isWanted);
      }),
      await this.each(keeping.gameDays, store.oldGames, (table) => hall.remove(table)),
      await this.each(keeping.chatDays, store.oldTalk, (table) => eraser.eraseTalk(table)),
    ];
    if (guests + games + talk > 0) log.info('retention.forgotten', { guests, games, talk });
  }

  /** What was begun when somebody was deleted, here or in a process that ended before it was done. */
  private async finishErasing(): Promise<void> {
    const { store, eraser } = this.needs;
    const now = Date.now();
    const settled = new Set(await store.toErase(now - SETTLED_MS, MOST_ERASED));
    for (const person of await store.toErase(now, MOST_ERASED)) {
      await this.attempt(async () => {
        const isDone = await eraser.eraseTracesOf(person, this.isWanted);
        if (isDone && settled.has(person)) await store.erased(person);
      });
    }
  }

  /** What fails for a reason of its own is tried again in an hour, and keeps nothing else waiting. */
  private async attempt(forget: () => Promise<unknown>): Promise<boolean> {
    try {
      await forget();
      return true;
    } catch (error) {
      if (error instanceof Unavailable) throw error;
      this.needs.log.error('retention.trouble', problemOf(error));
      return false;
    }
  }

  /** One after the other, as long as some are found; says how many. */
  private async each(
    days: number | undefined,
    find: (before: number, limit: number) => Promise<readonly string[]>,
    forget: (one: string) => Promise<unknown>,
  ): Promise<number> {
    if (days === undefined) return 0;
    const failed = new Set<string>();
    for (let count = 0; ; ) {
      const all = await find(Date.now() - days * DAY_MS, FOUND_AT_ONCE + failed.size);
      const found = all.filter((one) => !failed.has(one));
      if (found.length === 0) return count;
      for (const one of found) {
        await pause(REST_MS, undefined, { signal: this.closing.signal });
        if (await this.attempt(() => forget(one))) count++;
        else failed.add(one);
      }
    }
  }

  private readonly isWanted = (): boolean => !this.closing.signal.aborted;
}
