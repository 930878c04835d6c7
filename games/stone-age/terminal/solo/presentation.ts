import { aboutComponent } from '../about-components.ts';
import type { Words } from '../in-words.ts';
import type { Presentation } from '../presentation.ts';
import { typedWords } from '../texts.ts';
import { soloBoard } from './board/board.ts';
import { soloPlainBoard, soloPlainStock } from './board/plain.ts';
import { soloChoices } from './choices/choices.ts';
import { soloQuestion } from './question.ts';
import { soloCards, soloStacks } from './replies.ts';
import { soloResult, soloScores } from './scores.ts';
import { soloLook } from './turn.ts';

/** The one-player game. */
export const solo = (words: Words): Presentation => ({
  choices: (view, legal) => soloChoices(view, legal, words),
  question: ({ view }) => soloQuestion(view, words),
  board: (moment, look, room) => soloBoard(moment.view, soloLook(moment, look, words), room),
  plainBoard: (moment, look) => soloPlainBoard(moment.view, soloLook(moment, look, words)),
  plainStock: (moment, look) => soloPlainStock(moment.view, soloLook(moment, look, words)),
  rules: () => words.showing.texts.soloRules,
  legend: (snapshot) => [words.showing.texts.soloLegend, ...typedWords(snapshot, words)],
  cards: (snapshot) => soloCards(snapshot, words),
  stacks: (snapshot, width) => soloStacks(snapshot, width, words),
  about: (id) => aboutComponent(id, words, 'solo'),
  scores: (moment, look) => soloScores(moment.view, soloLook(moment, look, words)),
  result: (snapshot, look) => soloResult(snapshot, { ...look, words }),
  over: words.telling.over.turn,
});
