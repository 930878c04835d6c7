import type { ShowingWords } from './words.ts';

export const showingDe: ShowingWords = {
  round: { usual: 'Runde', solo: 'Zug' },
};
