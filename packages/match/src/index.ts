export * from './check-plan.ts';
export type { Command } from './command.ts';
export * from './declined.ts';
export { type Deed, type Entry, type Leaving, type Member, PHRASES, type Phrase } from './deed.ts';
export type { Games, ListedGame } from './games.ts';
export * from './plan.ts';
export { rematchOf } from './rematch.ts';
export { Table } from './table.ts';
export * from './told.ts';
