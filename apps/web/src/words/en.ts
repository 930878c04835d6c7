import { aloudEn } from './aloud/en.ts';
import { onlineEn } from './online/en.ts';
import { playEn } from './play/en.ts';
import { screensEn } from './screens/en.ts';
import { storyEn } from './story/en.ts';
import type { ShellWords } from './words.ts';

export const en: ShellWords = {
  aloud: aloudEn,
  online: onlineEn,
  screens: screensEn,
  story: storyEn,
  play: playEn,
};
