import type { Setup } from '@ochre/kernel';

/** What a bot is asked; plain data, so that it can be sent to a worker. */
export interface Thought {
  readonly game: string;
  readonly setup: Setup;
  /** As the seat sees it, everything hidden drawn anew: the worker never learns a secret. */
  readonly seen: unknown;
  readonly level: string;
  readonly seed: string;
  readonly ms: number;
}

/** The move in words, or what went wrong. */
export type Answer = { readonly move: string } | { readonly problem: string };
