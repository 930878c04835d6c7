import { aloudEs } from './aloud/es.ts';
import { dailyEs } from './daily/es.ts';
import { onlineEs } from './online/es.ts';
import { playEs } from './play/es.ts';
import { puzzlesEs } from './puzzles/es.ts';
import { reviewEs } from './review/es.ts';
import { screensEs } from './screens/es.ts';
import { storyEs } from './story/es.ts';
import type { ShellWords } from './words.ts';

export const es: ShellWords = {
  aloud: aloudEs,
  daily: dailyEs,
  online: onlineEs,
  puzzles: puzzlesEs,
  review: reviewEs,
  screens: screensEs,
  story: storyEs,
  play: playEs,
};
