import { type Look, left, nameOf, rule, seatOf, widest, wrap } from '@ochre/terminal';
import type { PebblesView } from '../rules/pebbles.ts';
import type { Words } from './in-words.ts';

/** The heap, and what everybody has. */
export function board(view: PebblesView, look: Look, words: Words): string[] {
  const names = look.seats.map((_, seat) => nameOf(look, seat));
  const wide = widest(names) + 2;
  return [
    rule(headingOf(view, words), look.width),
    ...wrap(look.ink.lit('○'.repeat(view.heap)) || words.over, look.width),
    rule('', look.width),
    ...names.map((name, seat) => {
      const mark = seat === view.player && view.heap > 0 ? '▸' : ' ';
      return `${mark}${left(name, wide)}${stockOf(view, seat, words)}`;
    }),
  ];
}

/** The same, line by line. */
export const plainBoard = (view: PebblesView, look: Look, words: Words): string[] =>
  [
    `${headingOf(view, words)}.`,
    ...look.seats.map((_, seat) => `${seatOf(look, seat).name}: ${stockOf(view, seat, words)}.`),
  ].flatMap((line) => wrap(line, look.width, '  '));

const headingOf = ({ heap, deck }: PebblesView, { pebbles, cards, terminal }: Words): string =>
  terminal.heading(pebbles(heap), cards(deck));

/** "7 pebbles, cards 3 (?)" */
function stockOf({ pebbles, cards }: PebblesView, seat: number, words: Words): string {
  const own = (cards[seat] ?? []).map((card) => (card === null ? '(?)' : `(${card})`));
  return words.terminal.stock(words.pebbles(pebbles[seat] ?? 0), own);
}
