export { CallOff } from './call-off.ts';
export { Conflict } from './conflict.ts';
export { dailyDeeds } from './daily/daily-deeds.ts';
export { dailyPlan, dailyWaysOf } from './daily/daily-plan.ts';
export { type DailyResult, dailyResult, standingOf } from './daily/daily-result.ts';
export { dayBefore, dayOf } from './daily/day.ts';
export { openSecretOf } from './daily/open-secret.ts';
export { SQUARES } from './daily/squares.ts';
export { Draft } from './draft.ts';
export { type Given, recordWithGivenDice, withGivenDice } from './given-dice.ts';
export type { ClockFace, HostClock } from './host-clock.ts';
export {
  type Archive,
  Keeper,
  type KeeperEvents,
  type Kept,
  type NewEntries,
  type Proposal,
} from './keeper.ts';
export { Landmarks } from './landmarks.ts';
export { hostOf, isPersons, memberAt, membersOf, ONLOOKER } from './members.ts';
export { MemoryArchive } from './memory-archive.ts';
export type { Playable, Playables } from './playables.ts';
export { Queue } from './queue.ts';
export { Refusal } from './refusal.ts';
export { Runner, type RunnerNeeds, type RunnerOrders } from './runner.ts';
export { TableHour } from './table-hour.ts';
export { Thinker } from './thinker.ts';
export type { BotAnswer, BotDesk, Thought } from './thought.ts';
export { type Gap, Watch } from './watch.ts';
