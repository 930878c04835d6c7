import { dailyTermsEs } from '@ochre/words';
import { playEs } from './play/es.ts';
import { puzzlesEs } from './puzzles/es.ts';
import { resultsEs } from './results/es.ts';
import { reviewEs } from './review/es.ts';
import { savingEs } from './saving/es.ts';
import { setupEs } from './setup/es.ts';
import type { ShellWords } from './words.ts';

export const es: ShellWords = {
  setup: setupEs,
  play: playEs,
  saving: savingEs,
  daily: dailyTermsEs,
  results: resultsEs,
  review: reviewEs,
  puzzles: puzzlesEs,
};
