export type {
  ClockPlan,
  Command,
  GameView,
  Plan,
  Result,
  SeatPlan,
  SeatView,
  TableView,
  Told,
} from '@ochre/protocol';
export type { Phrase } from '@ochre/protocol/vocabulary';
export { changesPosition } from './changes-position.ts';
export type { DeedCommand } from './check-command.ts';
export { notWelcome } from './check-hosting.ts';
export * from './check-plan.ts';
export { checkName } from './check-words.ts';
export * from './declined.ts';
export type { Deed, Entry, Member } from './deed.ts';
export { figuresOf } from './figures.ts';
export { type Games, gameNamed } from './games.ts';
export type { Muting } from './mutes.ts';
export type { Naming } from './naming.ts';
export { rematchOf, rematchOfThoseThere } from './rematch.ts';
export { Table } from './table.ts';
export type { Beside } from './table-state.ts';
