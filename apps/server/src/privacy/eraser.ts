import type { Member } from '@ochre/match';
import type { Hall } from '../hall/hall.ts';
import { type Log, problemOf, signOf } from '../operations/log.ts';
import { newId } from '../people/tokens.ts';
import type { Rewriting, Store, TableCard } from '../store/store.ts';
import { Conflict } from '../store/trouble.ts';
import { departure, type Kept, withoutMember, withoutTalk } from './erasing.ts';

/** So often somebody else may be first before something is wrong. */
const MOST_CONFLICTS = 50;
const TABLES_AT_ONCE = 50;

export interface EraserNeeds {
  readonly store: Store;
  readonly hall: Hall;
  readonly log: Log;
}

/** Takes people and their words out of tables, wherever these are in memory. */
export class Eraser {
  private readonly needs: EraserNeeds;

  constructor(needs: EraserNeeds) {
    this.needs = needs;
  }

  /** Everything that somebody has left; `isWanted` says whether to go on after each table. */
  async eraseTracesOf(member: Member, isWanted: () => boolean = () => true): Promise<boolean> {
    const { store } = this.needs;
    for (;;) {
      const tables = await store.tracesOf(member, TABLES_AT_ONCE);
      if (tables.length === 0) return true;
      for (const table of tables) {
        if (!isWanted()) return false;
        await this.eraseFrom(table, member);
      }
    }
  }

  /** What was said there, by anybody. */
  async eraseTalk(table: string): Promise<void> {
    await this.rewrite(table, withoutTalk);
  }

  private async eraseFrom(table: string, member: Member): Promise<void> {
    const { store, hall, log } = this.needs;
    const card = await store.cardOf(table);
    if (card === undefined || card.kind === 'imported') {
      await hall.remove(table);
      return;
    }
    if (isLive(card)) {
      try {
        await hall.depart(table, (now, at) => departure(now, member, at), member);
      } catch (error) {
        // A table that cannot be opened here has a log all the same.
        log.warn('table.lost', { table: signOf(table), ...problemOf(error) });
      }
    }
    const alias = newId();
    await this.rewrite(table, (kept) => withoutMember(kept, member, alias));
  }

  private async rewrite(table: string, how: (kept: Kept) => Rewriting): Promise<void> {
    const { store, hall } = this.needs;
    for (let conflicts = 0; ; conflicts++) {
      const card = await store.cardOf(table);
      if (card === undefined) return;
      const hour = await this.hourAt(card);
      const rewriting = how({ card, entries: await store.entries(table), hour });
      try {
        await store.rewrite(rewriting);
        await hall.reread(table, rewriting.card.seq);
        return;
      } catch (error) {
        if (!(error instanceof Conflict) || conflicts >= MOST_CONFLICTS) throw error;
      }
    }
  }

  /** Where nothing goes on any more, or not here, it is as late as the machine says. */
  private async hourAt(card: TableCard): Promise<number> {
    if (!isLive(card)) return Date.now();
    try {
      return await this.needs.hall.hourAt(card.id);
    } catch {
      return Date.now();
    }
  }
}

const isLive = ({ stage }: TableCard): boolean => stage === 'gathering' || stage === 'playing';
