export * from './client-message.ts';
export type { Command, CommandOf } from './command.ts';
export * from './http.ts';
export type * from './plan.ts';
export * from './reading.ts';
export * from './refusal.ts';
export * from './server-message.ts';
export type { Mutable } from './text.ts';
export type * from './view.ts';
