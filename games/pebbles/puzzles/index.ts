import type { PuzzleShelf } from '@ochre/search/puzzle';

/** Nobody is offered pebbles, so none are kept. */
export const shelf: PuzzleShelf = { files: [] };
