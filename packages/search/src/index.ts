export * from './bot.ts';
export * from './game-bots.ts';
export { randomBot } from './random-bot.ts';
