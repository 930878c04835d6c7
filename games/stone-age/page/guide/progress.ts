import type { Lesson } from '@ochre/ui/game/game-page.ts';
import { HINT_NAMES, type HintName, LAST_HINTS } from '../../words/guide/hint-names.ts';
import { HINTS } from './hints.ts';
import type { Situation } from './situation.ts';

/** How far the guide has come with somebody. */
export interface Progress {
  /** Never shown again. */
  readonly seen: readonly HintName[];
  readonly open?: HintName | undefined;
}

export const BEGINNING: Progress = { seen: [] };

/** Everything has been said, or enough of it. */
export const OVER: Progress = { seen: HINT_NAMES };

export const isOver = ({ seen }: Progress, lesson: Lesson): boolean =>
  seen.includes(LAST_HINTS[lesson]);

/** The second lesson begins where the first one ends. */
const FIRST = HINT_NAMES.slice(0, HINT_NAMES.indexOf(LAST_HINTS.first) + 1);
const namesOf = (lesson: Lesson): readonly HintName[] =>
  lesson === 'first' ? FIRST : HINT_NAMES.slice(FIRST.length);

/** The hint that is due now; each is due once. */
export const hintFor = (now: Situation, { seen }: Progress): HintName | undefined =>
  isOver({ seen }, now.lesson)
    ? undefined
    : namesOf(now.lesson).find((name) => !seen.includes(name) && HINTS[name].isDue(now));

/**
 * Keeps up with the table: an open hint stays while it fits; else it has been seen, because who
 * plays on needs it no more, and the one that fits now comes. The same object where nothing changed.
 */
export function keepUp(progress: Progress, now: Situation): Progress {
  const { open } = progress;
  if (open !== undefined && HINTS[open].isDue(now)) return progress;
  const seen = open === undefined ? progress : withRead(progress);
  const next = hintFor(now, seen);
  return next === open ? progress : { ...seen, open: next };
}

/** The open hint was read. */
export const withRead = ({ seen, open }: Progress): Progress =>
  open === undefined ? { seen } : { seen: [...seen, open] };
