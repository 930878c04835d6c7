import { es as shared } from '../es.ts';
import { boardEs } from './board/es.ts';
import { endEs } from './end/es.ts';
import { guideEs } from './guide/es.ts';
import { insightEs } from './insight/es.ts';
import { motionEs } from './motion/es.ts';
import { playEs } from './play/es.ts';
import { rulebookEs } from './rulebook/es.ts';
import { storyEs } from './story/es.ts';
import type { PageWords } from './words.ts';

export const es: PageWords = {
  ...shared,
  board: boardEs,
  end: endEs,
  guide: guideEs,
  insight: insightEs,
  motion: motionEs,
  play: playEs,
  rulebook: rulebookEs,
  story: storyEs,
};
