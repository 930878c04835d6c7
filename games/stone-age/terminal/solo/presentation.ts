import type { Words } from '../in-words.ts';
import type { Presentation } from '../presentation.ts';
import { soloAbout } from './about.ts';
import { soloBoard } from './board/board.ts';
import { soloPlainBoard, soloPlainStock } from './board/plain.ts';
import { soloChoices } from './choices/choices.ts';
import { soloQuestion } from './question.ts';
import { soloCards, soloStacks } from './replies.ts';
import { soloResult, soloScores } from './scores.ts';
import { SOLO_LEGEND, SOLO_RULES } from './texts.ts';
import { soloLook } from './turn.ts';

/** The one-player game. */
export const solo = (words: Words): Presentation => ({
  choices: soloChoices,
  question: ({ view }) => soloQuestion(view),
  board: (moment, look, room) => soloBoard(moment.view, soloLook(moment, look), room),
  plainBoard: (moment, look) => soloPlainBoard(moment.view, soloLook(moment, look)),
  plainStock: (moment, look) => soloPlainStock(moment.view, soloLook(moment, look)),
  rules: () => SOLO_RULES,
  legend: () => [SOLO_LEGEND],
  cards: soloCards,
  stacks: soloStacks,
  about: soloAbout,
  scores: (moment, look) => soloScores(moment.view, soloLook(moment, look)),
  result: soloResult,
  round: words.showing.round.solo,
});
