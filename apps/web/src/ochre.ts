import { createContext, useContext } from 'react';
import { browserDesk } from './bots/index.ts';
import { frontOf, isListed, LIBRARY } from './games.ts';
import { GameReviews } from './study/game-reviews.ts';
import { askWorker } from './study/student.ts';
import { IndexedShelf } from './table/local/indexed-shelf.ts';
import { LocalTables } from './table/local/local-tables.ts';
import { MemoryShelf } from './table/local/memory-shelf.ts';

/** What every screen of the page may use. */
export interface Ochre {
  /** The tables in this browser. */
  readonly tables: LocalTables;
  readonly reviews: GameReviews;
  /** Whether they outlast the page. */
  readonly isKept: boolean;
}

export async function openOchre(): Promise<Ochre> {
  const kept = await IndexedShelf.open().catch(() => undefined);
  const shelf = kept ?? new MemoryShelf();
  const tables = new LocalTables({
    library: LIBRARY,
    shelf,
    desk: browserDesk(),
    glanceAt: (game, view) => (isListed(game) ? frontOf(game).glance(view) : undefined),
  });
  return { tables, reviews: new GameReviews(shelf, askWorker), isKept: kept !== undefined };
}

const OchreContext = createContext<Ochre | undefined>(undefined);
export const WithOchre = OchreContext;

export function useOchre(): Ochre {
  const ochre = useContext(OchreContext);
  if (ochre === undefined) throw new Error('page: nothing is open yet');
  return ochre;
}
