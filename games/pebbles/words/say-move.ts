import { byKind, type PerKind } from '@ochre/kernel';
import { type PebblesAction, pebbles } from '../rules/pebbles.ts';
import type { Words } from './index.ts';

/** A move in a few words, and what it brings where the move does not say it. */
interface SaidMove {
  readonly move: string;
  readonly brings?: string;
}

/** One saying per kind: a move without words does not compile. */
const SAYINGS: PerKind<PebblesAction, [words: Words], SaidMove> = {
  take: ({ count }, { take }) => ({ move: take(count) }),
  roll: (_, { roll, rollBrings }) => ({ move: roll, brings: rollBrings }),
};

export const sayMove = (move: string, words: Words): SaidMove =>
  byKind(SAYINGS, pebbles.parse(move), words);
