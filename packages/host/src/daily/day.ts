import type { Day } from '@ochre/protocol/vocabulary';

const DAY_MS = 86_400_000;

/** In UTC, so that the day changes for everyone at once. */
export const dayOf = (now: number): Day =>
  // biome-ignore lint/style/noRestrictedGlobals: the calendar is asked, and no clock.
  new Date(now).toISOString().slice(0, 10);

export const dayBefore = (day: Day): Day => dayOf(noonOf(day) - DAY_MS);

/** In milliseconds since 1970. */
// biome-ignore lint/style/noRestrictedGlobals: the calendar is asked, and no clock.
const noonOf = (day: Day): number => Date.parse(`${day}T12:00:00Z`);
