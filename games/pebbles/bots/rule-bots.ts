import { type Bot, firstOf, randomBot } from '@ochre/search';
import type { Pebbles, PebblesAction } from '../rules/pebbles.ts';

type PebblesBot = Bot<Pebbles, PebblesAction>;

const easy: PebblesBot = {
  about: 'takes what makes the rest hard to share',
  choose(seen, legal) {
    // Who leaves a multiple of four has an answer to whatever is taken next.
    const count = seen.heap % 4;
    return (
      legal.find((action) => action.kind === 'take' && action.count === count) ?? firstOf(legal)
    );
  },
};

/** The bots that play pebbles, the weakest first. */
export const PEBBLES_BOTS = { random: randomBot as PebblesBot, easy } as const;
