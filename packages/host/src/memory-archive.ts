import type { GameEvent } from '@ochre/kernel';
import { type Entry, type Games, Table } from '@ochre/match';
import type { ClockFace } from './host-clock.ts';
import type { Archive, Kept, NewEntries } from './keeper.ts';
import { Landmarks } from './landmarks.ts';
import { TableHour } from './table-hour.ts';

/** Hears of each entry, with all that happened in the game by it: `redact` it for anybody else. */
type Hear = (entry: Entry, events: readonly GameEvent[]) => void;

/** A table that is kept nowhere else: it lasts as long as those who play at it. */
export class MemoryArchive implements Archive<MemoryArchive>, Kept {
  readonly table: Table;
  readonly landmarks = new Landmarks();
  readonly hour: TableHour;
  private readonly hear: Hear;

  constructor(
    games: Games,
    [first, ...others]: readonly Entry[],
    clock: ClockFace,
    hear: Hear = () => {},
  ) {
    if (first === undefined) throw new Error('A log begins with the making of the table.');
    this.hour = new TableHour(clock);
    this.hear = hear;
    this.table = Table.open(games, [first]);
    this.landmarks.pass(first);
    this.takeIn(others);
  }

  async current(): Promise<this> {
    // Nobody's time runs here: the hour is the machine's.
    this.hour.open(this.table.changedAt);
    return this;
  }

  async append({ deeds, ...about }: NewEntries): Promise<void> {
    const after = this.table.seq + 1;
    this.takeIn(deeds.map((deed, at) => ({ ...about, deed, seq: after + at })));
  }

  /** Nobody else has it. */
  async catchUp(): Promise<this> {
    return this;
  }

  protected takeIn(entries: readonly Entry[]): void {
    for (const entry of entries) {
      const events = this.table.apply(entry);
      this.landmarks.pass(entry);
      this.hear(entry, events);
    }
  }
}
