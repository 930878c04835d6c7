import { type Event, PLACES, type PlaceName, type Snapshot } from '@ochre/stone-age/rules';
import type { Move } from '@ochre/ui/motion/showing.ts';
import type { Words } from '../../words/index.ts';
import { inShort } from './in-short.ts';

/** A place where the viewer's people stand, or stood this round. */
export interface OwnPlace {
  readonly place: PlaceName;
  readonly state: 'done' | 'now' | 'then';
  /** What it brought; empty where nothing did, or nothing yet. */
  readonly brought: readonly string[];
  readonly isUsed: boolean;
}

/** What is done, what is at its turn, and what is left to do in this round. */
export function yourPlaces(
  moves: readonly Move[],
  view: Snapshot,
  viewer: number,
  now: string,
  words: Words,
): readonly OwnPlace[] {
  const isPlace = PLACES.some((place) => place === now);
  const done = doneThisRound(moves, viewer).map(({ place, isUsed, events }, at, all): OwnPlace => {
    // Dice of a card belong to the space where it was bought.
    const isNow = isPlace ? place === now : at === all.length - 1;
    const brought = inShort(events, viewer, words);
    return { place, state: isNow ? 'now' : 'done', isUsed, brought };
  });
  const left = Object.entries(view.places)
    .filter(
      ([place, people]) => (people?.[viewer] ?? 0) > 0 && !done.some((own) => own.place === place),
    )
    .map(([place]): OwnPlace => {
      const state = place === now ? 'now' : 'then';
      return { place: place as PlaceName, state, isUsed: true, brought: [] };
    });
  return [...done, ...left];
}

interface Done {
  readonly place: PlaceName;
  readonly isUsed: boolean;
  readonly events: Event[];
}

/** All that followed after people came home from a place belongs to it. */
function doneThisRound(moves: readonly Move[], viewer: number): Done[] {
  const places: Done[] = [];
  for (const event of moves.flatMap(({ events }) => events as readonly Event[])) {
    if (event.type === 'phase' && event.phase === 'act') places.length = 0;
    else if (event.type === 'returned' && event.player === viewer) {
      places.push({ place: event.place, isUsed: event.used, events: [] });
    } else places.at(-1)?.events.push(event);
  }
  return places;
}
