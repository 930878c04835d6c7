export { bots } from './opponents.ts';
export { type BotName, STONE_AGE_BOTS } from './rule-bots.ts';
