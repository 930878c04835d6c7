import { effectOf } from '../../words/components.ts';
import { isLand } from '../../words/land-place.ts';
import type { Words } from '../in-words.ts';

/** What the board calls a place: `forest`, `card2`, `D06`. */
export function placeName(place: string, { showing: { board } }: Words): string {
  if (isLand(place)) return board.places[place];
  const [, kind, space = ''] = /^(card|building)(\d)$/.exec(place) ?? [];
  if (kind === undefined) return place;
  return (kind === 'card' ? board.cardSpace : board.buildingSpace)(Number(space));
}

/** Where people roll, by its whole name: `Clay pit`, `Gold wash D06`. */
export function placeTitle(place: string, { places, works }: Words): string {
  if (isLand(place)) return places[place];
  const effect = effectOf(place);
  return effect?.kind === 'work' ? `${works[effect.resource]} ${place}` : place;
}
