import type { Bot } from '@ochre/search';
import { randomBot } from '@ochre/search';
import type { Action, State } from '@ochre/stone-age/rules';
import { buildingsBot } from './archetypes/buildings.ts';
import { cultureBot } from './archetypes/culture.ts';
import { denierBot } from './archetypes/denier.ts';
import { farmersBot } from './archetypes/farmers.ts';
import { shamansBot } from './archetypes/shamans.ts';
import { starvationBot } from './archetypes/starvation.ts';
import { toolsBot } from './archetypes/tools.ts';
import { cardwoodBot } from './cardwood.ts';
import { greedyBot } from './greedy.ts';

/** The bots that play Stone Age, weakest first. */
export const STONE_AGE_BOTS = {
  random: randomBot as Bot<State, Action>,
  cardwood: cardwoodBot,
  buildings: buildingsBot,
  culture: cultureBot,
  tools: toolsBot,
  farmers: farmersBot,
  shamans: shamansBot,
  denier: denierBot,
  starvation: starvationBot,
  greedy: greedyBot,
} as const satisfies Record<string, Bot<State, Action>>;

export type BotName = keyof typeof STONE_AGE_BOTS;
