export * from './client-message.ts';
export type { Command } from './command.ts';
export * from './http.ts';
export * from './limits.ts';
export type { Plan } from './plan.ts';
export * from './reading.ts';
export * from './refusal.ts';
export * from './server-message.ts';
export type { TableView, Told } from './view.ts';
