import type { GamePuzzles } from '@ochre/search/puzzle';
import type { Action, State } from '@ochre/stone-age/rules';
import { bots } from '../opponents.ts';
import { review } from '../review/index.ts';
import { solverFor } from './own-turn-solver.ts';

/** How puzzles of Stone Age are made: a player's own phase 2 is solved. */
export const puzzles: GamePuzzles<State, Action> = { review, bots, solverFor };
