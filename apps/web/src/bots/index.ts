export { browserDesk } from './browser-desk.ts';
export type { BotDesk, Move, Thought } from './thought.ts';
