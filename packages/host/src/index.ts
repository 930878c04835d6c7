export { CallOff } from './call-off.ts';
export { Conflict } from './conflict.ts';
export type { HostClock } from './host-clock.ts';
export {
  type Archive,
  Keeper,
  type KeeperEvents,
  type Kept,
  type NewEntries,
  type Proposal,
} from './keeper.ts';
export { Landmarks } from './landmarks.ts';
export type { Playable, Playables } from './playables.ts';
export { Queue } from './queue.ts';
export { Refusal } from './refusal.ts';
export { Runner, type RunnerNeeds, type RunnerOrders } from './runner.ts';
export { Thinker } from './thinker.ts';
export type { BotAnswer, BotDesk, Thought } from './thought.ts';
