import { boardDe } from './board/de.ts';
import { rollOddsDe } from './odds/de.ts';
import { repliesDe } from './replies/de.ts';
import { scoresDe } from './scores/de.ts';
import { soloDe } from './solo/de.ts';
import { textsDe } from './texts/de.ts';
import type { ShowingWords } from './words.ts';

export const showingDe: ShowingWords = {
  board: boardDe,
  texts: textsDe,
  replies: repliesDe,
  scores: scoresDe,
  odds: rollOddsDe,
  solo: soloDe,
};
