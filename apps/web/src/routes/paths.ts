import type { Lesson } from '@ochre/ui/game/game-page.ts';

/** In an address, which rule is meant. Its point would look like the end of a file's name. */
export const RULE = 'at';

/** In an address, which lesson is meant. */
export const LESSON = 'lesson';

/** In an address, after how many moves of a replay. */
export const MOVE = 'move';

/** Where things are in the page. */
export const PATHS = {
  home: '/',
  /** A game in this browser. */
  game: (id: string) => `/game/${id}`,
  /** A table over the network; the server's invitations lead there. */
  table: (id: string) => `/t/${id}`,
  lobby: '/lobby',
  /** A lesson on the real board: a new table, or one that was begun. */
  guide: (id?: string, lesson: Lesson = 'first') =>
    `/guide${id === undefined ? '' : `/${id}`}${lesson === 'first' ? '' : `?${LESSON}=${lesson}`}`,
  replays: '/replays',
  replay: (id: string, moves = 0) =>
    moves === 0 ? `/replay/${id}` : `/replay/${id}?${MOVE}=${moves}`,
  rules: (rule?: string) => (rule === undefined ? '/rules' : `/rules?${RULE}=${rule}`),
} as const;
