import type { ShowingWords } from './words.ts';

export const showingEn: ShowingWords = {
  round: { usual: 'round', solo: 'turn' },
};
