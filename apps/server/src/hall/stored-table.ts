import {
  type Archive,
  type ClockFace,
  Conflict,
  type Kept,
  Landmarks,
  type NewEntries,
  TableHour,
} from '@ochre/host';
import { printRecord } from '@ochre/kernel';
import { type Beside, type Entry, type Games, type Muting, Table } from '@ochre/match';
import type { GameList } from '../games.ts';
import { namingAmong } from '../names/naming.ts';
import type { Histogram } from '../operations/histogram.ts';
import { noSuchTable } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { type Birth, cardOfTable } from './card.ts';
import { inSlices } from './in-slices.ts';
import { Roster } from './roster.ts';

/** What is known of a table while its log is read. */
export interface Loaded extends Kept {
  readonly roster: Roster;
}

export interface StoredTableNeeds {
  readonly store: Store;
  readonly games: GameList;
  readonly clock: ClockFace;
  /** How long appending takes. */
  readonly storing: Histogram;
}

/**
 * A table and its log in the store, kept the same. Not for two at a time: whoever asks waits until
 * the one before is done, so that nobody sees what is not stored yet.
 */
export class StoredTable implements Archive<Loaded> {
  readonly id: string;
  readonly hour: TableHour;
  private readonly needs: StoredTableNeeds;
  private birth: Birth | undefined;
  private loaded: Loaded | undefined;
  private beside: Beside = {};

  constructor(id: string, needs: StoredTableNeeds) {
    this.id = id;
    this.needs = needs;
    this.hour = new TableHour(needs.clock);
  }

  /** A table that is not in the store yet: the first entries make it. */
  static async make(
    birth: Birth,
    first: NewEntries,
    needs: StoredTableNeeds,
  ): Promise<StoredTable> {
    const made = new StoredTable(birth.id, needs);
    made.birth = birth;
    await made.store(made.entriesOf(first, 0));
    return made;
  }

  /** As it is stored; after a failure nobody knows how much is, and the log is read again. */
  async current(): Promise<Loaded> {
    this.loaded ??= await this.load();
    return this.loaded;
  }

  /** Stores what was checked against `current`, then shows it; or throws, and nothing is shown. */
  async append(entries: NewEntries): Promise<void> {
    const { table } = await this.current();
    await this.store(this.entriesOf(entries, table.seq));
  }

  /** Reads what other processes have added. */
  async catchUp(): Promise<Loaded> {
    const loaded = await this.current();
    if (loaded.table.isUnderOtherRules) {
      // Whether it has ended stands beside the log.
      this.loaded = undefined;
      return this.current();
    }
    const fresh = await this.needs.store.entries(this.id, loaded.table.seq);
    if (fresh.some(({ deed }) => deed.kind === 'erased')) {
      // What was read before is not what is stored any more.
      this.loaded = undefined;
      return this.current();
    }
    this.take(fresh);
    return loaded;
  }

  /** Beside the log: whoever is muted must not find a trace of it there. */
  async mute(muting: Muting): Promise<void> {
    await this.needs.store.putMuting(this.id, muting);
    await this.readMutes();
  }

  /** Reads who does not want to hear whom. */
  async readMutes(): Promise<void> {
    const { table } = await this.current();
    table.keepMutes(await this.needs.store.mutingsOf(this.id));
  }

  private async load(): Promise<Loaded> {
    const { store } = this.needs;
    const [first, ...others] = await store.entries(this.id);
    // After the log: how it ended must not be older than that.
    const card = first === undefined ? undefined : await store.cardOf(this.id);
    if (card === undefined || first === undefined) throw noSuchTable();
    const { id, code, host, madeAt, result } = card;
    const mutings = await store.mutingsOf(id);
    const hour = this.birth === undefined ? undefined : this.hour.now();
    this.birth = { id, code, host, madeAt };
    this.beside = result === undefined ? {} : { result };
    this.take([first, ...others]);
    const { table } = this.loaded!;
    table.keepMutes(mutings);
    // Read again, it goes on by the hour that it had.
    if (hour === undefined) this.hour.open(table.changedAt);
    else this.hour.pass(Math.max(hour, table.changedAt));
    return this.loaded!;
  }

  /**
   * The card beside the log says what the table has come to, so the entries are taken in first; when
   * they cannot be stored, the table is forgotten and read again. A game that ends leaves its record:
   * whoever has other rules later could not make it any more.
   */
  private async store(entries: readonly Entry[]): Promise<void> {
    const stop = this.needs.storing.start();
    try {
      const wasOver = this.isOver;
      this.take(entries);
      const { table, roster } = this.loaded!;
      const card = cardOfTable(this.birth!, this.needs.games, table, roster, entries.at(-1)!);
      const record =
        this.isOver && !wasOver ? printRecord(await inSlices(table.recording())) : undefined;
      await this.needs.store.append(card, entries, record);
      stop('stored');
    } catch (error) {
      this.loaded = undefined;
      stop(error instanceof Conflict ? 'conflict' : 'failed');
      throw error;
    }
  }

  private get isOver(): boolean {
    return this.loaded?.table.stage === 'over';
  }

  private take(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (this.loaded === undefined) this.loaded = opened(this.needs.games, entry, this.beside);
      else this.loaded.table.apply(entry);
      this.loaded.landmarks.pass(entry);
      this.loaded.roster.pass(entry);
      this.hour.pass(entry.at);
    }
  }

  private entriesOf({ at, deeds, by, command }: NewEntries, after: number): Entry[] {
    return deeds.map((deed, index) => ({
      seq: after + index + 1,
      at,
      by,
      ...(command === undefined ? {} : { command }),
      deed,
    }));
  }
}

function opened(games: GameList, first: Entry, beside: Beside): Loaded {
  return {
    table: Table.open(gamesOf(games), [first], { beside, naming: namingAmong(games) }),
    landmarks: new Landmarks(),
    roster: new Roster(),
  };
}

/** One for all tables: there are many. */
const GAMES_OF = new WeakMap<GameList, Games>();

export function gamesOf(list: GameList): Games {
  const known = GAMES_OF.get(list);
  if (known !== undefined) return known;
  const games = Object.fromEntries(Object.entries(list).map(([name, { game }]) => [name, game]));
  GAMES_OF.set(list, games);
  return games;
}
