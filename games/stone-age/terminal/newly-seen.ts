import type { Event } from '@ochre/stone-age/rules';

/** What an event has brought to light; whether it has, the rules say. */
export function newlySeen({ type }: Event): string {
  switch (type) {
    case 'rolled':
      return 'dice have been rolled';
    case 'cardDrawn':
    case 'cardTaken':
      return 'a card has been drawn';
    case 'tileOpened':
      return 'a new building has been turned up';
    case 'row':
      return 'new cards have been laid out';
    default:
      return 'the game has ended';
  }
}
