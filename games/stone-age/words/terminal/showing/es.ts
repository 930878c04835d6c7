import { boardEs } from './board/es.ts';
import { rollOddsEs } from './odds/es.ts';
import { repliesEs } from './replies/es.ts';
import { scoresEs } from './scores/es.ts';
import { soloEs } from './solo/es.ts';
import { textsEs } from './texts/es.ts';
import type { ShowingWords } from './words.ts';

export const showingEs: ShowingWords = {
  board: boardEs,
  texts: textsEs,
  replies: repliesEs,
  scores: scoresEs,
  odds: rollOddsEs,
  solo: soloEs,
};
