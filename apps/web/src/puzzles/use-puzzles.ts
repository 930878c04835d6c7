import { type Puzzle, puzzleOfDay, readShelf } from '@ochre/search/puzzle';
import { use } from 'react';
import { LIBRARY, shelfOf } from '../games.ts';

/** All puzzles of a game, and that of any day. */
export interface Puzzles {
  readonly all: readonly Puzzle[];
  readonly ofDay: (day: string) => Puzzle | undefined;
}

const loaded = new Map<string, Promise<Puzzles>>();

async function load(game: string): Promise<Puzzles> {
  const [games, shelf] = await Promise.all([LIBRARY.with(game), shelfOf(game)]);
  const batches = await readShelf(games[game]!, shelf);
  return {
    all: batches.flatMap(({ puzzles }) => puzzles),
    ofDay: (day) => puzzleOfDay(batches, day),
  };
}

/** Waits until they are there; to be used inside `Suspense`. */
export function usePuzzles(game: string): Puzzles {
  const puzzles = loaded.get(game) ?? load(game);
  loaded.set(game, puzzles);
  puzzles.catch(() => loaded.delete(game));
  return use(puzzles);
}
