import type { Event } from '../../../rules/index.ts';
import type { Staging } from '../staging.ts';

/** How events of these kinds are seen: what moves, and when land and panels show what they did. */
export type PlansOf<Type extends Event['type']> = {
  readonly [Each in Type]: (event: Extract<Event, { type: Each }>, staging: Staging) => void;
};

/** For a kind of event that moves nothing; each says why. */
export const nothing = (): void => {};
