export * from './bot.ts';
export { type BotName, STONE_AGE_BOTS } from './stone-age/index.ts';
export {
  LEVELS,
  type Level,
  OPPONENTS,
  type Opponent,
  opponentNamed,
} from './stone-age/opponents.ts';
