import type { AnyGame } from '@ochre/kernel';
import { type Deed, type Entry, type Games, type Plan, Table } from '@ochre/match';
import { pebbles } from '@ochre/pebbles/rules';
import { Conflict } from '../conflict.ts';
import type { Archive, Kept, NewEntries } from '../keeper.ts';
import { Landmarks } from '../landmarks.ts';

export const GAMES: Games = { pebbles: pebbles as AnyGame };
export const HOST = 'host';

/** `p` is a seat for a person, `b` one with a bot. */
const planOf = (letters: string): Plan => ({
  game: 'pebbles',
  setup: {},
  seats: [...letters].map((letter) =>
    letter === 'p' ? { kind: 'person' } : { kind: 'bot', level: 'clever' },
  ),
  clock: { kind: 'none' },
  isOpen: false,
  hidesOdds: false,
});

/** A log that several share, as processes or tabs do. */
export function logOf(letters: string): Entry[] {
  const made: Deed = { kind: 'made', plan: planOf(letters), secret: 's', botNonces: ['x', 'y'] };
  return [{ seq: 1, at: 1, by: HOST, deed: made }];
}

/** A table of such a log. */
export class MemoryArchive implements Archive<Kept>, Kept {
  readonly table: Table;
  readonly landmarks = new Landmarks();
  isFull = false;
  private readonly log: Entry[];

  constructor(log: Entry[]) {
    this.log = log;
    this.table = Table.open(GAMES, log.slice(0, 1));
    this.landmarks.pass(log[0]!);
    void this.catchUp();
  }

  async current(): Promise<Kept> {
    return this;
  }

  now(): number {
    return this.table.changedAt + 1;
  }

  async append({ deeds, ...about }: NewEntries): Promise<void> {
    if (this.isFull) throw new Error('The disk is full.');
    if (this.log.length > this.table.seq) {
      await this.catchUp();
      throw new Conflict('Somebody else was first.');
    }
    this.log.push(...deeds.map((deed, at) => ({ ...about, deed, seq: this.table.seq + 1 + at })));
    await this.catchUp();
  }

  async catchUp(): Promise<Kept> {
    for (const entry of this.log.slice(this.table.seq)) {
      this.table.apply(entry);
      this.landmarks.pass(entry);
    }
    return this;
  }
}
