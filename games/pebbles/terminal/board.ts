import { counted, type Look, left, nameOf, rule, seatOf, widest, wrap } from '@ochre/terminal';
import type { PebblesView } from '../rules/pebbles.ts';

/** The heap, and what everybody has. */
export function board(view: PebblesView, look: Look): string[] {
  const names = look.seats.map((_, seat) => nameOf(look, seat));
  const wide = widest(names) + 2;
  return [
    rule(headingOf(view), look.width),
    ...wrap(look.ink.lit('○'.repeat(view.heap)) || 'The heap is empty.', look.width),
    rule('', look.width),
    ...names.map(
      (name, seat) =>
        `${seat === view.player && view.heap > 0 ? '▸' : ' '}${left(name, wide)}${stockOf(view, seat)}`,
    ),
  ];
}

/** The same, line by line. */
export const plainBoard = (view: PebblesView, look: Look): string[] =>
  [
    `${headingOf(view)}.`,
    ...look.seats.map((_, seat) => `${seatOf(look, seat).name}: ${stockOf(view, seat)}.`),
  ].flatMap((line) => wrap(line, look.width, '  '));

const headingOf = ({ heap, deck }: PebblesView): string =>
  `${counted(heap, 'pebble')} in the heap · ${counted(deck, 'card')} in the deck`;

/** "7 pebbles, cards 3 (?)" */
function stockOf({ pebbles, cards }: PebblesView, seat: number): string {
  const own = (cards[seat] ?? []).map((card) => (card === null ? '(?)' : `(${card})`));
  const held = own.length === 0 ? 'no cards' : `cards ${own.join(' ')}`;
  return `${counted(pebbles[seat] ?? 0, 'pebble')}, ${held}`;
}
