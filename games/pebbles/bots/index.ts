import type { GameBots } from '@ochre/search';
import type { Pebbles, PebblesAction } from '../rules/pebbles.ts';
import { PEBBLES_BOTS } from './rule-bots.ts';

/** The bots that play pebbles, for those who seat them. */
export const bots: GameBots<Pebbles, PebblesAction> = {
  opponents: { random: PEBBLES_BOTS.random.about, easy: PEBBLES_BOTS.easy.about },
  lookAhead: [],
  opponentNamed: async (name) => {
    if (name === 'random' || name === 'easy') return { bot: PEBBLES_BOTS[name] };
    throw new Error(`There is no bot "${name}".`);
  },
  playoutBot: PEBBLES_BOTS.easy,
};
