/** Lists and limits alone, without the schemas: a page that plays no network game needs no more. */
export * from './daily.ts';
export type { DeclineCode } from './decline-codes.ts';
export * from './help.ts';
export { isTalk } from './is-talk.ts';
export * from './limits.ts';
export { foldLine, harmlessLine, isLine } from './line.ts';
export { PHRASES, type Phrase } from './phrases.ts';
export * from './talk.ts';
