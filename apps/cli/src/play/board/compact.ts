import type { Snapshot } from '@ochre/stone-age';
import { GATHERING, gives, VILLAGE } from '../places.ts';
import { beside, rule } from '../terminal/layout.ts';
import { cut, displayWidth, left, widest } from '../terminal/width.ts';
import { heading } from './heading.ts';
import { type Look, litOrFaint, numberOf } from './look.ts';
import { occupants } from './occupants.ts';
import { playerRows } from './players.ts';
import { briefTileText, cardText, tileText } from './sold.ts';

/** The board in two columns of lines, for terminals of 80 columns and 24 rows. */
export function compactBoard(
  snapshot: Snapshot,
  look: Look,
  isDetailed: (seat: number) => boolean,
): string[] {
  return [
    rule(heading(snapshot, look), look.width),
    ...places(snapshot, look),
    rule('', look.width),
    ...playerRows(snapshot, look, isDetailed),
  ].map((line) => cut(line, look.width));
}

/** A number, the longest name of a place, and the spaces behind both. */
const AHEAD = 2 + 1 + 'toolmaker'.length + 1;
/** Seven circles, or how many of each player hunt. */
const CIRCLES = 9;
const GIVES = { least: 'stone ÷5'.length, most: '+1 agriculture'.length };
/** Wider, and the eye would lose the line. */
const WORK = AHEAD + GIVES.most + 1 + CIRCLES + 3;
/** What a line needs beside the text of a card or tile, when both columns are on it. */
const BESIDE = AHEAD + GIVES.least + 1 + CIRCLES + 1 + AHEAD + 2;

function places(snapshot: Snapshot, look: Look): string[] {
  const full = soldTexts(snapshot, look, tileText);
  const fits = widest(full.map(([, face]) => face)) <= look.width - BESIDE;
  const sold = fits ? full : soldTexts(snapshot, look, briefTileText);
  const text = widest(sold.map(([, face]) => face));
  const soldWidth = AHEAD + text + 2;
  const workWidth = Math.min(look.width - soldWidth - 1, WORK);
  const room = workWidth - AHEAD - 1 - CIRCLES;
  const row = (place: string, what: string, wide: number): string =>
    [
      numberOf(look, place),
      left(litOrFaint(look, place, place), 'toolmaker'.length),
      left(what, wide),
      occupants(snapshot, place, look),
    ].join(' ');
  const wide = Math.max(GIVES.least, Math.min(GIVES.most, room));
  const work = [...GATHERING, ...VILLAGE].map((place) => row(place, given(place, wide), wide));
  const sale = sold.map(([place, face]) => row(place, face, text));
  if (room < GIVES.least) return [...work, ...sale];
  return beside([
    { lines: work, width: workWidth + 1 },
    { lines: sale, width: soldWidth },
  ]);
}

/** The table of players calls agriculture `agri` too. */
const given = (place: string, width: number): string =>
  displayWidth(gives(place)) > width ? gives(place).replace('agriculture', 'agri') : gives(place);

/** Cards and buildings, each with what is on it. */
const soldTexts = (
  { cards, stacks }: Snapshot,
  look: Look,
  tileWords: typeof tileText,
): (readonly [string, string])[] => [
  ...cards.map((id, at) => [`card${at + 1}`, cardText(id, look).join(' · ')] as const),
  ...stacks.map((stack, at) => [`building${at + 1}`, tileWords(stack).join(' · ')] as const),
];
