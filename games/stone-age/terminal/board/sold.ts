import type { LowerPart, Snapshot } from '@ochre/stone-age/rules';
import { cardOf, lowerFace, tileFace, tileSigns, upperFace, upperSign } from '../faces.ts';
import type { Words } from '../in-words.ts';
import type { StoneAgeLook } from '../look.ts';
import { slipAndEffect } from './slip.ts';

/** The upper and the lower part of an open card; a space that was bought from is empty. */
export function cardText(id: string, look: StoneAgeLook, upper = upperFace): string[] {
  const card = cardOf(id);
  if (card === undefined) return [id === '' ? look.ink.faint(look.words.showing.board.taken) : id];
  return [upper(card.upper, look.words), lowerText(card.lower, look)];
}

/** The same in as few signs as it takes. */
export const briefCardText = (id: string, look: StoneAgeLook): string[] =>
  cardText(id, look, upperSign);

/** Green or sand, in the short words of the board. */
export const lowerText = (lower: LowerPart, { ink, words }: StoneAgeLook): string =>
  ('culture' in lower ? ink.culture : ink.sand)(lowerFace(lower, words));

type Stack = Snapshot['stacks'][number];

/** What an open tile costs and brings, and how many are left with it. */
export const tileText = ({ top, left }: Stack, words: Words): string[] =>
  top === '' ? [words.table.emptyStack] : [tileFace(top, words), words.table.left(left)];

/** The same in as few signs as it takes. */
export const briefTileText = ({ top, left }: Stack, words: Words): string[] =>
  top === '' ? [words.table.emptyStack] : [tileSigns(top, words), `${left}`];

/** In signs alone. */
export const tileSlipText = ({ top, left }: Stack, words: Words): string[] =>
  top === '' ? [words.table.emptyStack] : [slipAndEffect(top, words), `${left}`];
