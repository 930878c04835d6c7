import type { GameBots } from '@ochre/search';
import type { Action, State } from '../rules/index.ts';
import { type BotName, CARCASSONNE_BOTS } from './rule-bots.ts';

/** The bots that play Carcassonne, for those who seat them. */
export const bots: GameBots<State, Action> = {
  opponents: Object.fromEntries(
    Object.entries(CARCASSONNE_BOTS).map(([name, { about }]) => [name, about]),
  ),
  lookAhead: [],
  opponentNamed: async (name) => {
    if (!isBot(name)) throw new Error(`There is no bot "${name}".`);
    return { bot: CARCASSONNE_BOTS[name] };
  },
  playoutBot: CARCASSONNE_BOTS.random,
};

const isBot = (name: string): name is BotName => Object.hasOwn(CARCASSONNE_BOTS, name);
