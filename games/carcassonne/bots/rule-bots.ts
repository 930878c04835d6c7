import { type Bot, randomBot } from '@ochre/search';
import type { Action, State } from '../rules/index.ts';
import { greedyBot } from './greedy.ts';

/** The bots that play Carcassonne, the weakest first. */
export const CARCASSONNE_BOTS = {
  random: randomBot as Bot<State, Action>,
  greedy: greedyBot,
  easy: greedyBot,
} as const satisfies Record<string, Bot<State, Action>>;

export type BotName = keyof typeof CARCASSONNE_BOTS;
