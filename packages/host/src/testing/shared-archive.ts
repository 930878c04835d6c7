import type { AnyGame } from '@ochre/kernel';
import type { Deed, Entry, Games, Plan } from '@ochre/match';
import { pebbles } from '@ochre/pebbles/rules';
import { Conflict } from '../conflict.ts';
import type { NewEntries } from '../keeper.ts';
import { MemoryArchive } from '../memory-archive.ts';

export const GAMES: Games = { pebbles: pebbles as AnyGame };
export const HOST = 'host';

/** `p` is a seat for a person, `b` one with a bot. */
export const planOf = (letters: string): Plan => ({
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
  const made: Deed = { kind: 'made', plan: planOf(letters), secret: 's' };
  return [{ seq: 1, at: 1, by: HOST, deed: made }];
}

/** A table of such a log, which may have gone on, and which may not take anything more. */
export class SharedArchive extends MemoryArchive {
  isFull = false;
  readonly log: Entry[];

  constructor(log: Entry[]) {
    let hour = 0;
    super(GAMES, log, { now: () => ++hour });
    this.log = log;
  }

  override async append({ deeds, ...about }: NewEntries): Promise<void> {
    if (this.isFull) throw new Error('The disk is full.');
    if (this.log.length > this.table.seq) {
      await this.catchUp();
      throw new Conflict('Somebody else was first.');
    }
    this.log.push(...deeds.map((deed, at) => ({ ...about, deed, seq: this.table.seq + 1 + at })));
    await this.catchUp();
  }

  override async catchUp(): Promise<this> {
    this.takeIn(this.log.slice(this.table.seq));
    return this;
  }
}
