import type { Setup } from '@ochre/kernel';
import type { Bot } from './bot.ts';
import type { Knowledge } from './value/knowledge.ts';
import type { Rules } from './value/rules.ts';

/** What training needs of a game, beside what bots with a trained value know of it. */
export interface GameTraining<State, Action> {
  readonly game: Rules<State, Action>;
  knowledgeFor(setup: Setup): Knowledge<State, Action>;
  /** Bots that need no training, by name: it is measured against them. */
  readonly bots: Readonly<Record<string, Bot<State, Action>>>;
  /** Those it learns from and spars with, drawn by lot; the last is the strongest and comes half the time. */
  readonly teachers: readonly Bot<State, Action>[];
  /** Where another move is tried now and then, so that new ways are seen at all. */
  isExplored(legal: readonly Action[]): boolean;
  /** Whether a move was a choice between positions, so that there is something to learn from it. */
  isChoice(action: Action): boolean;
  /** Players who learn may put the end off for ever: after so many rounds scores count as they stand. */
  readonly longest: number;
}

/** The training of a game about which nothing more is known. */
export type AnyTraining = GameTraining<unknown, unknown>;
