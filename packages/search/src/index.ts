export { bestOf, firstOf } from './best-of.ts';
export * from './bot.ts';
export * from './game-bots.ts';
export { randomBot } from './random-bot.ts';
