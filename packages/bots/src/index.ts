export * from './bot.ts';
export { type BotName, STONE_AGE_BOTS } from './stone-age/index.ts';
