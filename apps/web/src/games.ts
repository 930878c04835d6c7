import { front as carcassonne } from '@ochre/carcassonne/front';
import type { AnyGame, GameMeta } from '@ochre/kernel';
import { front as pebbles } from '@ochre/pebbles/front';
import type { PuzzleShelf } from '@ochre/search/puzzle';
import { front as stoneAge } from '@ochre/stone-age/front';
import type { GameFront } from '@ochre/ui/game/game-front.ts';
import type { AnyGamePage } from '@ochre/ui/game/game-page.ts';
import { Library } from './table/library.ts';

interface ListedGame {
  readonly front: GameFront;
  readonly rules: () => Promise<AnyGame>;
  readonly page: () => Promise<AnyGamePage>;
  readonly puzzles: () => Promise<PuzzleShelf>;
}

/** The games this page plays: a new game is an entry here, and one in bots/games.ts. */
const LISTED: readonly ListedGame[] = [
  {
    front: stoneAge,
    rules: async () => (await import('@ochre/stone-age/rules')).stoneAge as AnyGame,
    page: async () => (await import('@ochre/stone-age/page')).page as AnyGamePage,
    puzzles: async () => (await import('@ochre/stone-age/puzzles')).shelf,
  },
  {
    front: carcassonne,
    rules: async () => (await import('@ochre/carcassonne/rules')).carcassonne as AnyGame,
    page: async () => (await import('@ochre/carcassonne/page')).page as AnyGamePage,
    puzzles: async () => (await import('@ochre/carcassonne/puzzles')).shelf,
  },
  {
    front: pebbles,
    rules: async () => (await import('@ochre/pebbles/rules')).pebbles as AnyGame,
    page: async () => (await import('@ochre/pebbles/page')).page as AnyGamePage,
    puzzles: async () => (await import('@ochre/pebbles/puzzles')).shelf,
  },
];

/** Their rules, loaded when a table is opened. */
export const LIBRARY = new Library(
  Object.fromEntries(LISTED.map(({ front, rules }) => [front.meta.name, rules])),
);

export const FRONTS: readonly GameFront[] = LISTED.map(({ front }) => front);

const listed = (name: string): ListedGame => {
  const found = LISTED.find(({ front }) => front.meta.name === name);
  if (found === undefined) throw new Error(`page: there is no game "${name}"`);
  return found;
};

export const shelfOf = (name: string): Promise<PuzzleShelf> => listed(name).puzzles();

export const frontOf = (name: string): GameFront => listed(name).front;
export const isListed = (name: string): boolean => FRONTS.some(({ meta }) => meta.name === name);
export const metaOf = (name: string): GameMeta => frontOf(name).meta;

/** What is played where nothing else is asked for. */
export const FIRST_GAME = FRONTS[0]!.meta.name;

/** Games that are offered to everybody, in the order of the list. */
const OFFERED = FRONTS.filter(({ meta }) => meta.isHidden !== true).map(({ meta }) => meta.name);

/** What the start page offers: what was played last first; a hidden game alone, to who names it. */
export function gamesToOffer(named: string | null, last: string): readonly string[] {
  if (named !== null && isListed(named) && !OFFERED.includes(named)) return [named];
  const first = named !== null && isListed(named) ? named : last;
  return [...OFFERED].sort((one, other) => Number(other === first) - Number(one === first));
}

/** The game in front of which a screen stands that is about all of them. */
export const gameBehind = (last: string): string => gamesToOffer(null, last)[0] ?? FIRST_GAME;

const loaded = new Map<string, Promise<AnyGamePage>>();

/** Each is loaded once, when it is shown. */
export function pageOf(name: string): Promise<AnyGamePage> {
  const page = loaded.get(name) ?? listed(name).page();
  loaded.set(name, page);
  return page;
}

/** A table may be of a game that is no longer listed. */
export const titleOfGame = (name: string): string => (isListed(name) ? metaOf(name).title : name);
