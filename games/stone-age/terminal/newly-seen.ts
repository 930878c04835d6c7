import type { Event } from '@ochre/stone-age/rules';
import type { Words } from './in-words.ts';

/** What an event has brought to light; whether it has, the rules say. */
export function newlySeen({ type }: Event, { telling: { newlySeen: seen } }: Words): string {
  switch (type) {
    case 'rolled':
      return seen.dice;
    case 'cardDrawn':
    case 'cardTaken':
      return seen.card;
    case 'tileOpened':
      return seen.building;
    case 'row':
      return seen.row;
    default:
      return seen.end;
  }
}
