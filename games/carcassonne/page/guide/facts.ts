import { ofSeat } from '@ochre/kernel';
import type { Seat } from '@ochre/ui/seat.ts';
import { CITY_FOR_FARM, CITY_FOR_FARMERS, FOLLOWERS } from '../../rules/index.ts';
import type { GuideFacts } from '../../words/page/guide/words.ts';
import { own, type Situation } from './situation.ts';

/** The numbers that hints speak of, from the table and from the rules. */
export function factsOf(now: Situation, seats: readonly Seat[], squares: number): GuideFacts {
  const { view, you } = now;
  return {
    followers: FOLLOWERS,
    atHand: own(now).followers,
    left: view.left,
    squares,
    other: ofSeat(seats, you === 0 ? 1 : 0).name,
    city: view.options.farmers === 'cities' ? CITY_FOR_FARMERS : CITY_FOR_FARM,
  };
}
