import { MOST_SAID, type Talkers } from '@ochre/protocol/vocabulary';
import { Declined } from './declined.ts';
import type { Member } from './deed.ts';

/** From where somebody talks: each seat has room of its own in the log, and so has the host. */
export type Place = number | 'host' | 'watching';

/** Who may talk at a table, and how much room its log still has for it. */
export class Talk {
  talkers: Talkers = 'everybody';
  private readonly byPlace = new Map<Place, number>();
  private readonly byWatcher = new Map<Member, number>();
  private hasBegun = false;

  count(place: Place, by: Member): void {
    this.byPlace.set(place, this.at(place) + 1);
    if (place === 'watching') this.byWatcher.set(by, this.of(by) + 1);
  }

  /** The seats are fixed: what others have said there before does not count any more. */
  begin(): void {
    this.hasBegun = true;
    for (const place of this.byPlace.keys()) {
      if (typeof place === 'number') this.byPlace.delete(place);
    }
  }

  checkRoom(place: Place, by: Member): void {
    const isFull =
      place === 'watching'
        ? this.at(place) >= MOST_SAID.watching || this.of(by) >= MOST_SAID.watcher
        : this.at(place) >= (this.hasBegun ? MOST_SAID.seat : MOST_SAID.gathering);
    if (isFull) {
      throw new Declined('too-many', 'So much was said at this table: its log takes no more.');
    }
  }

  private at(place: Place): number {
    return this.byPlace.get(place) ?? 0;
  }

  private of(watcher: Member): number {
    return this.byWatcher.get(watcher) ?? 0;
  }
}
