import { aloudEs } from './aloud/es.ts';
import { onlineEs } from './online/es.ts';
import { playEs } from './play/es.ts';
import { screensEs } from './screens/es.ts';
import { storyEs } from './story/es.ts';
import type { ShellWords } from './words.ts';

export const es: ShellWords = {
  aloud: aloudEs,
  online: onlineEs,
  screens: screensEs,
  story: storyEs,
  play: playEs,
};
