import type { Event } from '@ochre/stone-age/rules';

/** What an event has brought to light. */
export function newlySeen(event: Event): string | undefined {
  switch (event.type) {
    case 'rolled':
      return 'dice have been rolled';
    case 'cardDrawn':
      return 'a card has been drawn';
    case 'tileOpened':
      return event.tile === '' ? undefined : 'a new building has been turned up';
    case 'row':
      return 'new cards have been laid out';
    default:
      return undefined;
  }
}
