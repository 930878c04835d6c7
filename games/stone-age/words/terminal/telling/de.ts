import type { TellingWords } from './words.ts';

export const tellingDe: TellingWords = {
  round: { usual: 'Runde', solo: 'Zug' },
};
