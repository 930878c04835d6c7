import type { Bot } from './bot.ts';

/** Every legal move is equally likely. It knows no game, so it plays them all. */
export const randomBot: Bot<unknown, unknown> = {
  about: 'plays any legal move',
  isBlind: true,
  choose: (_seen, legal, random) => legal[random.below(legal.length)],
};
