import type { State } from '@ochre/stone-age/rules';
import type { PlaceIndex } from './place-index.ts';
import { peopleAt } from './seated.ts';

/** What a step towards the end counts, in shares of winning. */
const STEP = 0.0004;

/** Cards and tiles that are gone, and people who stand where they will go. */
export function progress(state: State, seat: number, index: PlaceIndex): number {
  let steps = 0;
  for (const { cards, buildings } of state.players) steps += cards.length + buildings.length;
  const base = seat * index.places;
  for (const place of index.cards) steps += peopleAt(state, base + place) / 2;
  for (const place of index.buildings) steps += peopleAt(state, base + place) / 2;
  return STEP * steps;
}
