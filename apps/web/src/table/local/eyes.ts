import { isPersons, memberAt, ONLOOKER } from '@ochre/host';
import type { Member, TableView } from '@ochre/match';
import { turnOf } from '../turn.ts';
import type { LocalSettings } from './settings.ts';

/** Whose view is shown, of all who sit around one screen. */
export class Eyes {
  private seat: number | undefined;

  /**
   * The person whose turn it is. While a bot plays and after the end it stays with whoever had it
   * last: nobody sees more than they saw before.
   */
  of(view: TableView, wanted: LocalSettings['viewer']): Member {
    const people = view.seats.flatMap((seat, at) => (isPersons(seat) ? [at] : []));
    const turn = wanted === 'turn' ? turnOf(view) : wanted;
    const candidates = [turn, this.seat, people[0]];
    const seat = candidates.find((one) => one !== undefined && people.includes(one));
    // After the last person has left, their eyes are still the ones that look.
    this.seat = seat ?? this.seat;
    return this.seat === undefined ? ONLOOKER : memberAt(this.seat);
  }
}
