import { boardEn } from './board/en.ts';
import { rollOddsEn } from './odds/en.ts';
import { repliesEn } from './replies/en.ts';
import { scoresEn } from './scores/en.ts';
import { soloEn } from './solo/en.ts';
import { textsEn } from './texts/en.ts';
import type { ShowingWords } from './words.ts';

export const showingEn: ShowingWords = {
  board: boardEn,
  texts: textsEn,
  replies: repliesEn,
  scores: scoresEn,
  odds: rollOddsEn,
  solo: soloEn,
};
