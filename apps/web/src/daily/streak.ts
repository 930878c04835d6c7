import { dayBefore } from '@ochre/host';
import type { Day } from '@ochre/protocol/vocabulary';

/** So many days in a row up to this one, or to the day before where today's waits. */
export function streakOf(played: Readonly<Record<Day, unknown>>, day: Day): number {
  const start = played[day] === undefined ? dayBefore(day) : day;
  let count = 0;
  for (let at = start; played[at] !== undefined; at = dayBefore(at)) count++;
  return count;
}
