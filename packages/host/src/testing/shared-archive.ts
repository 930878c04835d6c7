import type { AnyGame } from '@ochre/kernel';
import type { Deed, Entry, Games, Plan } from '@ochre/match';
import { pebbles } from '@ochre/pebbles/rules';
import { Conflict } from '../conflict.ts';
import type { ClockFace } from '../host-clock.ts';
import type { NewEntries } from '../keeper.ts';
import { MemoryArchive } from '../memory-archive.ts';
import { TestClock } from './test-clock.ts';

export const GAMES: Games = { pebbles: pebbles as AnyGame };
export const HOST = 'host';

/** `p` is a seat for a person, `b` one with a bot. */
export const planOf = (letters: string, clock: Plan['clock'] = { kind: 'none' }): Plan => ({
  game: 'pebbles',
  setup: {},
  seats: [...letters].map((letter) =>
    letter === 'p' ? { kind: 'person' } : { kind: 'bot', level: 'clever' },
  ),
  clock,
  isOpen: false,
  hidesOdds: false,
});

/** A log that several share, as processes or tabs do. */
export function logOf(letters: string, clock?: Plan['clock']): Entry[] {
  const made: Deed = { kind: 'made', plan: planOf(letters, clock), secret: 's' };
  return [{ seq: 1, at: 1, by: HOST, deed: made }];
}

/** A table of such a log, which may have gone on, and which may not take anything more. */
export class SharedArchive extends MemoryArchive {
  isFull = false;
  readonly log: Entry[];

  constructor(log: Entry[], clock: ClockFace = new TestClock()) {
    super(GAMES, log, clock);
    this.hour.open(this.table.changedAt);
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

  /** As where clocks run: the hour goes on from the last entry. */
  override async current(): Promise<this> {
    return this;
  }

  override async catchUp(): Promise<this> {
    this.takeIn(this.log.slice(this.table.seq));
    this.hour.pass(this.table.changedAt);
    return this;
  }
}
