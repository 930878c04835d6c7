import type { ShowingWords } from './words.ts';

export const showingEs: ShowingWords = {
  round: { usual: 'ronda', solo: 'turno' },
};
