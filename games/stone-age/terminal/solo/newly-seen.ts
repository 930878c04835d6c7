import type { Event } from '@ochre/stone-age/rules';

/** Stacks are open here (P1.3, P1.4): only dice and the outside stack bring anything to light. */
export function newlySeenInSolo(event: Event): string | undefined {
  switch (event.type) {
    case 'rolled':
      return 'dice have been rolled';
    case 'cardTaken':
      return event.from === 'outside' ? 'a card has been drawn' : undefined;
    default:
      return undefined;
  }
}
