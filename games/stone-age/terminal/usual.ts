import type { Snapshot } from '@ochre/stone-age/rules';
import { wrap } from '@ochre/terminal';
import { aboutComponent } from './about-components.ts';
import { board } from './board/board.ts';
import { placeName } from './board/place-names.ts';
import { plainBoard, stock } from './board/plain.ts';
import { choicesOf } from './choices/choices.ts';
import { cardFace, tileFace } from './faces.ts';
import type { Words } from './in-words.ts';
import { playerAt, priceOf } from './places.ts';
import type { Presentation } from './presentation.ts';
import { missingFood, question } from './question.ts';
import { resultOf, scoresNow, scoreTable, verdict } from './score-table.ts';
import { legendOf, rulesOf } from './texts.ts';

/** The base game and its expansions. */
export const usual = (words: Words): Presentation => ({
  choices: (view, legal) => choicesOf(view, legal, words),
  question: ({ view, viewer, past }) => question(view, missingFood(past, viewer), words),
  board: ({ view, viewer }, look, room) => board(view, { ...look, words }, viewer, room),
  plainBoard: ({ view }, look) => plainBoard(view, { ...look, words }),
  plainStock: ({ view, viewer }, { width }) =>
    wrap(`${words.showing.board.stock(stock(playerAt(view, viewer), words))}.`, width, '  '),
  rules: (snapshot) => rulesOf(snapshot, words),
  legend: (snapshot) => legendOf(snapshot, words),
  cards: (snapshot, viewer) => cardsOnTheTable(snapshot, viewer, words),
  stacks: () => [words.showing.replies.stacksFaceDown],
  about: (id) => aboutComponent(id, words),
  scores: ({ view, viewer }, look) => scoresNow(view, { ...look, words }, viewer),
  result: (snapshot, { seats, width, ink }) => [
    ...scoreTable(resultOf(snapshot).breakdown, seats, width, words),
    '',
    ...verdict(snapshot, seats, words).map(ink.strong),
  ],
  over: words.telling.over.round,
});

function cardsOnTheTable(snapshot: Snapshot, viewer: number, words: Words): string[] {
  const { board, replies } = words.showing;
  return [
    ...snapshot.cards.map((id, at) => {
      const place = `card${at + 1}`;
      const card = id === '' ? board.taken : `${id} ${cardFace(id, words)}`;
      return replies.priced(placeName(place, words), priceOf(place, words), card);
    }),
    ...tilesOnTheTable(snapshot, words),
    ...belongingsInFull(snapshot, viewer, words),
    replies.aboutCard,
  ];
}

/** The open tiles, with how many are left. */
export const tilesOnTheTable = ({ stacks }: Snapshot, words: Words): string[] =>
  stacks.map(({ top, left }, at) => {
    const tile = words.showing.replies.tile(`${top} ${tileFace(top, words)}`, left);
    const name = placeName(`building${at + 1}`, words);
    return `${name}: ${top === '' ? words.table.emptyStack : tile}`;
  });

/** The cards and buildings of the viewer. */
export function belongingsInFull(snapshot: Snapshot, viewer: number, words: Words): string[] {
  const { cards, buildings } = playerAt(snapshot, viewer);
  const { yourCards, yourBuildings } = words.showing.replies;
  return [
    yourCards(cards.map((id) => `${id} ${cardFace(id ?? '', words)}`).join('; ')),
    yourBuildings(buildings.map((id) => `${id} ${tileFace(id, words)}`).join('; ')),
  ];
}
