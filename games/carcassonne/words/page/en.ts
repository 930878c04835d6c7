import { en as shared } from '../en.ts';
import { boardEn } from './board/en.ts';
import { endEn } from './end/en.ts';
import { guideEn } from './guide/en.ts';
import { insightEn } from './insight/en.ts';
import { motionEn } from './motion/en.ts';
import { playEn } from './play/en.ts';
import { rulebookEn } from './rulebook/en.ts';
import { storyEn } from './story/en.ts';
import type { PageWords } from './words.ts';

export const en: PageWords = {
  ...shared,
  board: boardEn,
  end: endEn,
  guide: guideEn,
  insight: insightEn,
  motion: motionEn,
  play: playEn,
  rulebook: rulebookEn,
  story: storyEn,
};
