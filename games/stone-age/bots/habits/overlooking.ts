import type { Action, State } from '@ochre/stone-age/rules';
import { spaceAt, stackAt } from '../archetypes/judging/places.ts';
import type { Day } from './day.ts';

/** So many rounds something stays overlooked, if it lies where it lies; then it is looked at again. */
const ROUNDS = 6;

/** What is to be read is not always read: of the cards and buildings such a part is overlooked. */
export function noticedOf(
  { cards, stacks, gone, round }: State,
  legal: readonly Action[],
  overlooking: number,
  day: Day,
): readonly Action[] {
  const look = Math.floor(round / ROUNDS);
  const isRead = (what: string): boolean => day.lot(`${what} ${look}`) >= overlooking;
  const isNoticed = (action: Action): boolean => {
    if (action.kind !== 'place') return true;
    const space = spaceAt(action.place);
    const stack = stackAt(action.place);
    if (space !== undefined) return isRead(`${cards[space]} ${space}`);
    return stack === undefined || isRead(stacks[stack]![gone[stack]!]!);
  };
  const noticed = legal.filter(isNoticed);
  return noticed.length > 0 ? noticed : legal;
}
