import type { PuzzleShelf } from '@ochre/search/puzzle';

/** The puzzles of Carcassonne, the oldest batch first: once it has come out, none is changed. */
export const shelf: PuzzleShelf = { files: [() => import('./2026-11.json')] };
