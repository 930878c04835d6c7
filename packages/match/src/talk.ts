import { MOST_SAID, type Talkers } from '@ochre/protocol/vocabulary';
import { Declined } from './declined.ts';
import type { Member } from './deed.ts';

/** From where somebody talks: each seat has room of its own in the log, and so has the host. */
export type Place = number | 'host' | 'watching';

/** One for all tables where nobody talks: there are many. */
const NOWHERE: ReadonlyMap<Place, number> = new Map();
const NOBODY: ReadonlyMap<Member, number> = new Map();

/** Who may talk at a table, and how much room its log still has for it. */
export class Talk {
  talkers: Talkers = 'everybody';
  private byPlace = NOWHERE;
  private byWatcher = NOBODY;
  private hasBegun = false;

  count(place: Place, by: Member): void {
    this.byPlace = new Map(this.byPlace).set(place, this.at(place) + 1);
    if (place === 'watching') this.byWatcher = new Map(this.byWatcher).set(by, this.of(by) + 1);
  }

  /** The seats are fixed: what others have said there before does not count any more. */
  begin(): void {
    this.hasBegun = true;
    const others = [...this.byPlace].filter(([place]) => typeof place !== 'number');
    this.byPlace = others.length === 0 ? NOWHERE : new Map(others);
  }

  checkRoom(place: Place, by: Member): void {
    const isFull =
      place === 'watching'
        ? this.at(place) >= MOST_SAID.watching || this.of(by) >= MOST_SAID.watcher
        : this.at(place) >= (this.hasBegun ? MOST_SAID.seat : MOST_SAID.gathering);
    if (isFull) {
      throw new Declined('too-many', 'The chat at this table is full.');
    }
  }

  private at(place: Place): number {
    return this.byPlace.get(place) ?? 0;
  }

  private of(watcher: Member): number {
    return this.byWatcher.get(watcher) ?? 0;
  }
}
