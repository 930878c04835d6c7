import { aloudDe } from './aloud/de.ts';
import { dailyDe } from './daily/de.ts';
import { onlineDe } from './online/de.ts';
import { playDe } from './play/de.ts';
import { puzzlesDe } from './puzzles/de.ts';
import { reviewDe } from './review/de.ts';
import { screensDe } from './screens/de.ts';
import { storyDe } from './story/de.ts';
import type { ShellWords } from './words.ts';

export const de: ShellWords = {
  aloud: aloudDe,
  daily: dailyDe,
  online: onlineDe,
  puzzles: puzzlesDe,
  review: reviewDe,
  screens: screensDe,
  story: storyDe,
  play: playDe,
};
