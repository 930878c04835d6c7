import type { Snapshot } from '@ochre/stone-age/rules';
import { wrap } from '@ochre/terminal';
import { aboutComponent } from './about-components.ts';
import { board } from './board/board.ts';
import { plainBoard, stock } from './board/plain.ts';
import { choicesOf } from './choices/choices.ts';
import { cardFace, tileFace } from './faces.ts';
import type { Words } from './in-words.ts';
import { hasStyle, playerAt, priceOf } from './places.ts';
import type { Presentation } from './presentation.ts';
import { missingFood, question } from './question.ts';
import { resultOf, scoresNow, scoreTable, verdict } from './score-table.ts';
import { HOW_TO_PLAY, LEGEND, STYLE_LEGEND, STYLE_RULES } from './texts.ts';

/** The base game and its expansions. */
export const usual = (words: Words): Presentation => ({
  choices: choicesOf,
  question: ({ view, viewer, past }) => question(view, missingFood(past, viewer)),
  board: ({ view, viewer }, look, room) => board(view, look, viewer, room),
  plainBoard: ({ view }, look) => plainBoard(view, look),
  plainStock: ({ view, viewer }, { width }) =>
    wrap(`Stock: ${stock(playerAt(view, viewer))}`, width, '  '),
  rules: (snapshot) => [...HOW_TO_PLAY, ...(hasStyle(snapshot) ? STYLE_RULES : [])],
  legend: (snapshot) => [LEGEND, ...(hasStyle(snapshot) ? [STYLE_LEGEND] : [])],
  cards: cardsOnTheTable,
  stacks: () => ['The stacks are face down here; cards tells what lies open.'],
  about: aboutComponent,
  scores: ({ view, viewer }, { seats, width }) => scoresNow(view, seats, viewer, width),
  result: (snapshot, { seats, width, ink }) => [
    ...scoreTable(resultOf(snapshot).breakdown, seats, width),
    '',
    ...verdict(snapshot, seats).map(ink.strong),
  ],
  round: words.showing.round.usual,
});

function cardsOnTheTable(snapshot: Snapshot, viewer: number): string[] {
  const { cards, stacks } = snapshot;
  const { cards: own, buildings } = playerAt(snapshot, viewer);
  return [
    ...cards.map(
      (id, at) =>
        `card${at + 1}, cost ${priceOf(`card${at + 1}`)}: ${id === '' ? 'taken' : `${id} ${cardFace(id)}`}`,
    ),
    ...stacks.map(
      ({ top, left }, at) =>
        `building${at + 1}: ${top === '' ? 'empty' : `${top} ${tileFace(top)}, ${left} left`}`,
    ),
    `Your cards: ${own.map((id) => `${id} ${cardFace(id ?? '')}`).join('; ') || 'none'}.`,
    `Your buildings: ${buildings.map((id) => `${id} ${tileFace(id)}`).join('; ') || 'none'}.`,
    'card C05 tells what one does.',
  ];
}
