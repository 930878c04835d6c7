import type { Grammar } from '@ochre/words';
import type { CarcassonneWords } from './words.ts';

/** What is said of Carcassonne, and how its language says things. */
export type Words = CarcassonneWords & Grammar;
