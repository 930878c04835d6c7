import { HUTS_TILES } from '../../components.ts';
import { acting } from '../../phases/acting.ts';
import type { Module } from '../../rulebook.ts';
import { income } from './income.ts';

/** *The New Huts*: six more tiles (H1), three of which bring goods every round (H8). */
export const huts: Module = {
  edit: (rulebook) => ({
    ...rulebook,
    tiles: [...rulebook.tiles, ...HUTS_TILES],
    steps: rulebook.steps.flatMap((step) => (step === acting ? [income, step] : [step])),
  }),
};
