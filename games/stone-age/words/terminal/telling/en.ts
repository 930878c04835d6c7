import type { TellingWords } from './words.ts';

export const tellingEn: TellingWords = {
  round: { usual: 'round', solo: 'turn' },
};
