import type { Action, State } from '@ochre/stone-age';
import type { Bot } from '../bot.ts';
import { randomBot } from '../random-bot.ts';
import { greedyBot } from './greedy.ts';

/** The bots that play Stone Age, weakest first. */
export const STONE_AGE_BOTS = {
  random: randomBot as Bot<State, Action>,
  greedy: greedyBot,
} as const satisfies Record<string, Bot<State, Action>>;

export type BotName = keyof typeof STONE_AGE_BOTS;
