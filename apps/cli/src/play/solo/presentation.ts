import type { Presentation } from '../presentation.ts';
import { soloAbout } from './about.ts';
import { soloBoard } from './board/board.ts';
import { soloPlainBoard, soloPlainStock } from './board/plain.ts';
import { soloChoices } from './choices/choices.ts';
import { soloAsked } from './question.ts';
import { soloCards, soloStacks } from './replies.ts';
import { soloResult, soloScores } from './scores.ts';
import { SOLO_LEGEND, SOLO_RULES } from './texts.ts';

/** The one-player game. */
export const SOLO_PRESENTATION: Presentation = {
  choices: soloChoices,
  asked: soloAsked,
  board: soloBoard,
  plainBoard: soloPlainBoard,
  plainStock: soloPlainStock,
  rules: () => SOLO_RULES,
  legend: () => [SOLO_LEGEND],
  cards: soloCards,
  stacks: soloStacks,
  about: soloAbout,
  scores: soloScores,
  result: soloResult,
  round: 'turn',
};
