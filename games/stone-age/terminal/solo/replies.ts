import { goodsInWords, type Snapshot } from '@ochre/stone-age/rules';
import { beside, inColumns, widest } from '@ochre/terminal';
import { cardFace, tileFace } from '../faces.ts';
import { priceIn } from './elder.ts';
import { ownerOf, soloOf } from './limits.ts';

const withFace = (id: string): string => `${id} ${cardFace(id)}`;

/** The row and the open tiles, and what the player has. */
export function soloCards(snapshot: Snapshot): string[] {
  const { cards, stacks } = snapshot;
  const { cards: own, buildings } = ownerOf(snapshot);
  return [
    ...cards.map((id, at) => {
      const price = priceIn(snapshot, at + 1);
      return `card${at + 1}: ${id === '' ? 'empty' : `${price}, ${withFace(id)}`}`;
    }),
    ...stacks.map(
      ({ top, left }, at) =>
        `building${at + 1}: ${top === '' ? 'empty' : `${top} ${tileFace(top)}, ${left} left`}`,
    ),
    `Your cards: ${own.map((id) => withFace(id ?? '')).join('; ') || 'none'}.`,
    `Your buildings: ${buildings.map((id) => `${id} ${tileFace(id)}`).join('; ') || 'none'}.`,
    'card C05 tells what one does; stacks tells what comes next.',
  ];
}

/** P1.3, P1.4: everything that is open, in its order. The outside stack is not. */
export function soloStacks(snapshot: Snapshot, width: number): string[] {
  const { stacks, drawStack, outside } = soloOf(snapshot);
  const tiles = stacks.map((stack, at) => [
    `building${at + 1}, from the top:`,
    ...stack.map((id, tile) => ` ${tile + 1}. ${id} ${tileFace(id)}`),
    ...(stack.length === 0 ? [' empty'] : []),
  ]);
  const cards = drawStack.map((id, card) => `${String(card + 1).padStart(2)}. ${withFace(id)}`);
  const discard = snapshot.discard ?? [];
  return [
    ...sideBySide(tiles, width),
    `Draw stack, from the top${cards.length === 0 ? ': empty' : ':'}`,
    ...inColumns(cards, width),
    `Discarded: ${discard.map(withFace).join('; ') || 'nothing'}.`,
    `Outside pool: ${goodsInWords(outside)}. The outside stack lies face down.`,
  ];
}

function sideBySide(blocks: readonly (readonly string[])[], width: number): string[] {
  const wide = blocks.map((lines) => ({ lines, width: widest(lines) + 3 }));
  return wide.reduce((sum, block) => sum + block.width, 0) > width
    ? blocks.flat()
    : beside(wide).map((line) => line.trimEnd());
}
