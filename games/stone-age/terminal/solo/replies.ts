import type { Snapshot } from '@ochre/stone-age/rules';
import { beside, inColumns, widest } from '@ochre/terminal';
import { goodsBriefly } from '../board/good-names.ts';
import { placeName } from '../board/place-names.ts';
import { cardFace, tileFace } from '../faces.ts';
import type { Words } from '../in-words.ts';
import { belongingsInFull, tilesOnTheTable } from '../usual.ts';
import { priceIn } from './elder.ts';
import { soloOf } from './limits.ts';

const withFace = (id: string, words: Words): string => `${id} ${cardFace(id, words)}`;

/** The row and the open tiles, and what the player has. */
export const soloCards = (snapshot: Snapshot, words: Words): string[] => [
  ...snapshot.cards.map((id, at) => {
    const price = priceIn(snapshot, at + 1, words);
    const card = id === '' ? words.table.emptyStack : `${price}, ${withFace(id, words)}`;
    return `${placeName(`card${at + 1}`, words)}: ${card}`;
  }),
  ...tilesOnTheTable(snapshot, words),
  ...belongingsInFull(snapshot, 0, words),
  words.showing.replies.solo.aboutCardAndStacks,
];

/** P1.3, P1.4: everything that is open, in its order. The outside stack is not. */
export function soloStacks(snapshot: Snapshot, width: number, words: Words): string[] {
  const { stacks, drawStack, outside } = soloOf(snapshot);
  const { fromTheTop, drawStack: draw, ...says } = words.showing.replies.solo;
  const empty = words.table.emptyStack;
  const tiles = stacks.map((stack, at) => [
    fromTheTop(placeName(`building${at + 1}`, words)),
    ...stack.map((id, tile) => ` ${tile + 1}. ${id} ${tileFace(id, words)}`),
    ...(stack.length === 0 ? [` ${empty}`] : []),
  ]);
  const cards = drawStack.map(
    (id, card) => `${String(card + 1).padStart(2)}. ${withFace(id, words)}`,
  );
  const discard = snapshot.discard ?? [];
  return [
    ...sideBySide(tiles, width),
    `${draw}:${cards.length === 0 ? ` ${empty}` : ''}`,
    ...inColumns(cards, width),
    says.discarded(discard.map((id) => withFace(id, words)).join('; ') || says.nothing),
    says.outside(goodsBriefly(outside, words)),
  ];
}

function sideBySide(blocks: readonly (readonly string[])[], width: number): string[] {
  const wide = blocks.map((lines) => ({ lines, width: widest(lines) + 3 }));
  return wide.reduce((sum, block) => sum + block.width, 0) > width
    ? blocks.flat()
    : beside(wide).map((line) => line.trimEnd());
}
