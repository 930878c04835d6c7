import { type Bot, type GameBots, randomBot } from '@ochre/search';
import type { Pebbles, PebblesAction } from '../rules/pebbles.ts';

const bot: Bot<Pebbles, PebblesAction> = {
  about: 'takes what makes the rest hard to share',
  choose(seen, legal) {
    // Who leaves a multiple of four has an answer to whatever is taken next.
    const count = seen.heap % 4;
    return legal.find((action) => action.kind === 'take' && action.count === count) ?? legal[0]!;
  },
};

/** The bots that play pebbles. */
export const bots: GameBots<Pebbles, PebblesAction> = {
  opponents: { random: randomBot.about, easy: bot.about },
  opponentNamed: async (name) => {
    if (name === 'random') return { bot: randomBot as Bot<Pebbles, PebblesAction> };
    if (name === 'easy') return { bot };
    throw new Error(`There is no bot "${name}".`);
  },
  playoutBot: bot,
};
