import type { GamePuzzles } from '@ochre/search/puzzle';
import type { Pebbles, PebblesAction } from '../rules/pebbles.ts';
import { bots } from './index.ts';
import { review } from './review.ts';

/** How puzzles of pebbles are made: nothing more is needed to play on. */
export const puzzles: GamePuzzles<Pebbles, PebblesAction> = { review, bots };
