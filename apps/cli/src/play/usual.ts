import type { Snapshot } from '@ochre/stone-age/rules';
import { cardFace, tileFace } from '../faces.ts';
import { aboutComponent } from './about-components.ts';
import { board } from './board/board.ts';
import { plainBoard, stock } from './board/plain.ts';
import { choicesOf } from './choices/choices.ts';
import { hasStyle, priceOf } from './places.ts';
import type { Presentation } from './presentation.ts';
import { asked } from './question.ts';
import { scoresNow, scoreTable, verdict } from './score-table.ts';
import { wrap } from './terminal/width.ts';
import { HOW_TO_PLAY, LEGEND, STYLE_LEGEND, STYLE_RULES } from './texts.ts';

/** The base game and its expansions. */
export const USUAL: Presentation = {
  choices: choicesOf,
  asked,
  board,
  plainBoard,
  plainStock: ({ players }, { width }, viewer) =>
    wrap(`Stock: ${stock(players[viewer]!)}`, width, '  '),
  rules: (snapshot) => [...HOW_TO_PLAY, ...(hasStyle(snapshot) ? STYLE_RULES : [])],
  legend: (snapshot) => [LEGEND, ...(hasStyle(snapshot) ? [STYLE_LEGEND] : [])],
  cards: cardsOnTheTable,
  stacks: () => ['The stacks are face down here; cards tells what lies open.'],
  about: aboutComponent,
  scores: (snapshot, { seats, width }, viewer) => scoresNow(snapshot, seats, viewer, width),
  result: (snapshot, { seats, width, ink }) => [
    ...scoreTable(snapshot.result!.breakdown, seats, width),
    '',
    ...verdict(snapshot, seats).map(ink.strong),
  ],
  round: 'round',
};

function cardsOnTheTable(snapshot: Snapshot, viewer: number): string[] {
  const { cards, stacks, players } = snapshot;
  const { cards: own, buildings } = players[viewer]!;
  return [
    ...cards.map(
      (id, at) =>
        `card${at + 1}, cost ${priceOf(`card${at + 1}`)}: ${id === '' ? 'taken' : `${id} ${cardFace(id)}`}`,
    ),
    ...stacks.map(
      ({ top, left }, at) =>
        `building${at + 1}: ${top === '' ? 'empty' : `${top} ${tileFace(top)}, ${left} left`}`,
    ),
    `Your cards: ${own.map((id) => `${id} ${cardFace(id!)}`).join('; ') || 'none'}.`,
    `Your buildings: ${buildings.map((id) => `${id} ${tileFace(id)}`).join('; ') || 'none'}.`,
    'card C05 tells what one does.',
  ];
}
