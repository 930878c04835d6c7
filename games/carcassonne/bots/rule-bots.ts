import { type Bot, randomBot } from '@ochre/search';
import type { Action, State } from '../rules/index.ts';
import { greedyBot } from './greedy.ts';
import { PERSONALITIES } from './personalities.ts';
import { scorerBot } from './scorer.ts';

/** The bots that play Carcassonne and need no training, the weakest first. */
export const CARCASSONNE_BOTS = {
  random: randomBot as Bot<State, Action>,
  scorer: scorerBot,
  ...PERSONALITIES,
  greedy: greedyBot,
} as const satisfies Record<string, Bot<State, Action>>;

export type BotName = keyof typeof CARCASSONNE_BOTS;
