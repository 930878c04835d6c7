import type { Random } from '@ochre/kernel';
import type { TableView } from '@ochre/protocol';
import { BASE_CARDS, type Snapshot } from '@ochre/stone-age/rules';

/** A move of somebody who is after something; undefined where none leads there. */
type Taste = (view: TableView, random: Random) => string | undefined;

/** Cards that bring another one, face down: nothing else in an event is hidden from anybody. */
const DRAWING = BASE_CARDS.filter(({ upper }) => upper.kind === 'extraCard').map(({ id }) => id);

type Wish = (move: string, board: Snapshot) => boolean;

const isForDrawing: Wish = (move, { cards }) => {
  const [kind, place] = move.split(' ');
  const at = cards.findIndex((card) => DRAWING.includes(card));
  return ['place', 'use', 'buy'].includes(kind!) && place === `card${at + 1}`;
};

/**
 * What brings cards face down, the best first, and how often of ten times somebody thinks of it: a
 * card that draws, any card, since it brings the next one to the board, and what cards are paid with.
 */
const WISHES: readonly { readonly wish: Wish; readonly often: number }[] = [
  { wish: (move) => move === 'extra yes' || move === 'pick 4', often: 10 },
  { wish: isForDrawing, often: 10 },
  { wish: (move) => move.startsWith('buy '), often: 10 },
  { wish: (move) => move.startsWith('place card'), often: 5 },
  { wish: (move) => /^place (?:forest|claypit|quarry|river) /.test(move), often: 5 },
  { wish: (move) => /^(?:use|feed)\b/.test(move), often: 10 },
];

/**
 * A move of somebody who is after cards that lie face down; undefined where none leads there. Such
 * games take half as many moves as those at random, and have twice as much to hide.
 */
function faceDown({ game }: TableView, random: Random): string | undefined {
  const board = game!.snapshot as Snapshot;
  for (const { wish, often } of WISHES) {
    const moves = random.below(10) < often ? game!.legal!.filter((move) => wish(move, board)) : [];
    if (moves.length > 0) return moves[random.below(moves.length)];
  }
  return undefined;
}

/** By game; in others, and else, any move is as good. */
export const TASTES: Readonly<Record<string, Taste>> = { 'stone-age': faceDown };
