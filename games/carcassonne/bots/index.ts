import type { GameBots } from '@ochre/search';
import { meta } from '../meta.ts';
import type { Action, State } from '../rules/index.ts';
import { attentiveBot } from './attentive.ts';
import { Judgement } from './judging/judgement.ts';
import { SOUND } from './judging/profiles.ts';
import { LEVEL_ABOUT, type Level, levelFor } from './levels.ts';
import { type BotName, CARCASSONNE_BOTS } from './rule-bots.ts';

/** The bots that play Carcassonne, for those who seat them. */
export const bots: GameBots<State, Action> = {
  opponents: {
    ...Object.fromEntries(
      Object.entries(CARCASSONNE_BOTS).map(([name, { about }]) => [name, about]),
    ),
    ...LEVEL_ABOUT,
  },
  lookAhead: ['expert'],
  opponentNamed: async (name, setup) => {
    if (isRuleBot(name)) return { bot: CARCASSONNE_BOTS[name] };
    if (isLevel(name)) return levelFor(name, setup);
    throw new Error(`There is no bot "${name}".`);
  },
  playoutBot: attentiveBot('plays on quickly', { judge: new Judgement(SOUND), sees: 0.1 }),
};

const isRuleBot = (name: string): name is BotName => Object.hasOwn(CARCASSONNE_BOTS, name);
const isLevel = (name: string): name is Level => meta.levels.some((level) => level === name);
