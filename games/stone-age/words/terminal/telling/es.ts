import type { TellingWords } from './words.ts';

export const tellingEs: TellingWords = {
  round: { usual: 'ronda', solo: 'turno' },
};
