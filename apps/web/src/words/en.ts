import { aloudEn } from './aloud/en.ts';
import { dailyEn } from './daily/en.ts';
import { onlineEn } from './online/en.ts';
import { playEn } from './play/en.ts';
import { puzzlesEn } from './puzzles/en.ts';
import { reviewEn } from './review/en.ts';
import { screensEn } from './screens/en.ts';
import { storyEn } from './story/en.ts';
import type { ShellWords } from './words.ts';

export const en: ShellWords = {
  aloud: aloudEn,
  daily: dailyEn,
  online: onlineEn,
  puzzles: puzzlesEn,
  review: reviewEn,
  screens: screensEn,
  story: storyEn,
  play: playEn,
};
