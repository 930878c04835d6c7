import { dailyTermsEn } from '@ochre/words';
import { playEn } from './play/en.ts';
import { puzzlesEn } from './puzzles/en.ts';
import { resultsEn } from './results/en.ts';
import { reviewEn } from './review/en.ts';
import { savingEn } from './saving/en.ts';
import { setupEn } from './setup/en.ts';
import type { ShellWords } from './words.ts';

export const en: ShellWords = {
  setup: setupEn,
  play: playEn,
  saving: savingEn,
  daily: dailyTermsEn,
  results: resultsEn,
  review: reviewEn,
  puzzles: puzzlesEn,
};
