import { dailyTermsDe } from '@ochre/words';
import { playDe } from './play/de.ts';
import { puzzlesDe } from './puzzles/de.ts';
import { resultsDe } from './results/de.ts';
import { reviewDe } from './review/de.ts';
import { savingDe } from './saving/de.ts';
import { setupDe } from './setup/de.ts';
import type { ShellWords } from './words.ts';

export const de: ShellWords = {
  setup: setupDe,
  play: playDe,
  saving: savingDe,
  daily: dailyTermsDe,
  results: resultsDe,
  review: reviewDe,
  puzzles: puzzlesDe,
};
