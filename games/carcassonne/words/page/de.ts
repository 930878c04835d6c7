import { de as shared } from '../de.ts';
import { boardDe } from './board/de.ts';
import { endDe } from './end/de.ts';
import { guideDe } from './guide/de.ts';
import { insightDe } from './insight/de.ts';
import { motionDe } from './motion/de.ts';
import { playDe } from './play/de.ts';
import { rulebookDe } from './rulebook/de.ts';
import { storyDe } from './story/de.ts';
import type { PageWords } from './words.ts';

export const de: PageWords = {
  ...shared,
  board: boardDe,
  end: endDe,
  guide: guideDe,
  insight: insightDe,
  motion: motionDe,
  play: playDe,
  rulebook: rulebookDe,
  story: storyDe,
};
