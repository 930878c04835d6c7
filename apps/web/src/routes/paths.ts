import { isDay } from '@ochre/kernel';
import type { Lesson } from '@ochre/ui/game/game-page.ts';
import { FIRST_GAME, isListed } from '../games.ts';

/** In an address, which rule is meant. Its point would look like the end of a file's name. */
export const RULE = 'at';

/** In an address, which game is meant; without it, the first of the list. */
export const GAME = 'game';

/** In an address, which lesson is meant. */
export const LESSON = 'lesson';

/** In an address, after how many moves of a replay. */
const MOVE = 'move';

/** Where things are in the page. */
export const PATHS = {
  home: '/',
  /** A game in this browser. */
  game: (id: string) => `/game/${id}`,
  /** A table over the network; the server's invitations lead there. */
  table: (id: string) => `/t/${id}`,
  lobby: '/lobby',
  /** A lesson on the real board: a new table of a game. */
  guide: (game: string, lesson: Lesson = 'first') =>
    withQuery('/guide', { [GAME]: game, ...ofLesson(lesson) }),
  /** One that was begun. */
  guided: (id: string, lesson: Lesson) => withQuery(`/guide/${id}`, ofLesson(lesson)),
  /** All of a game, one of them, or that of a day. */
  puzzles: (game: string, which: { readonly puzzle?: string; readonly day?: string } = {}) =>
    withQuery('/puzzles', { [GAME]: game, ...which }),
  replays: '/replays',
  replay: (id: string, moves = 0) =>
    moves === 0 ? `/replay/${id}` : `/replay/${id}?${MOVE}=${moves}`,
  review: (id: string, moves = 0) =>
    moves === 0 ? `/review/${id}` : `/review/${id}?${MOVE}=${moves}`,
  /** A decision of a game that was reviewed, once more. */
  tryAgain: (id: string, moves: number) => `/try/${id}?${MOVE}=${moves}`,
  rules: (game: string, rule?: string) =>
    withQuery('/rules', { [GAME]: game, ...(rule === undefined ? {} : { [RULE]: rule }) }),
} as const;

/** The first lesson needs no name. */
const ofLesson = (lesson: Lesson) => (lesson === 'first' ? {} : { [LESSON]: lesson });

/** What is as usual is left out of an address. */
function withQuery(path: string, parts: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(parts);
  if (query.get(GAME) === FIRST_GAME) query.delete(GAME);
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The game that an address names. */
export function gameNamed(search: URLSearchParams): string {
  const named = search.get(GAME);
  return named !== null && isListed(named) ? named : FIRST_GAME;
}

/** How many moves an address names; what is no number of them is the beginning. */
export function momentIn(search: URLSearchParams): number {
  const moves = Number(search.get(MOVE));
  return Number.isSafeInteger(moves) ? Math.max(0, moves) : 0;
}

/** Which puzzle an address names; a day that has not come yet has none. */
export function puzzleIn(search: URLSearchParams, today: string) {
  const day = search.get('day');
  return {
    puzzle: search.get('puzzle') ?? undefined,
    day: day !== null && isDay(day) && day <= today ? day : undefined,
  };
}
