import { aloudDe } from './aloud/de.ts';
import { onlineDe } from './online/de.ts';
import { playDe } from './play/de.ts';
import { screensDe } from './screens/de.ts';
import { storyDe } from './story/de.ts';
import type { ShellWords } from './words.ts';

export const de: ShellWords = {
  aloud: aloudDe,
  online: onlineDe,
  screens: screensDe,
  story: storyDe,
  play: playDe,
};
