import type { Setup } from '@ochre/kernel';
import type { CallOff } from './call-off.ts';

/** What a bot is asked; plain data, so that it can be sent to a worker. */
export interface Thought {
  readonly game: string;
  readonly setup: Setup;
  /** As the seat sees it, everything hidden drawn anew: the worker never learns a secret. */
  readonly seen: unknown;
  readonly level: string;
  readonly seed: string;
  /** How long it may think, in milliseconds. */
  readonly ms: number;
}

/** The move in words, or what went wrong. */
export type BotAnswer = { readonly move: string } | { readonly problem: string };

/** Where bots think, away from whoever asks. */
export interface BotDesk {
  /** Always answers: that it took too long, was called off or broke down is an answer as well. */
  think(thought: Thought, calledOff?: CallOff): Promise<BotAnswer>;
  close(): void | Promise<void>;
}
