import type { State } from '@ochre/stone-age/rules';
import type { PlaceIndex } from './place-index.ts';

/** What a step towards the end counts, in shares of winning. */
const STEP = 0.0004;

/** Cards and tiles that are gone, and people who stand where they will go. */
export function progress({ players, standing }: State, seat: number, index: PlaceIndex): number {
  let steps = 0;
  for (const { cards, buildings } of players) steps += cards.length + buildings.length;
  if (((players[seat]?.stands ?? 0) & index.bought) === 0) return STEP * steps;
  const base = seat * index.places;
  for (const place of index.cards) steps += (standing[base + place] ?? 0) / 2;
  for (const place of index.buildings) steps += (standing[base + place] ?? 0) / 2;
  return STEP * steps;
}
