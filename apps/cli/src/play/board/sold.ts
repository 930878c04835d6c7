import type { Snapshot } from '@ochre/stone-age';
import { cardOf, lowerFace, tileFace, tileSigns, upperFace } from '../../faces.ts';
import type { Look } from './look.ts';

/** The upper and the lower part of an open card; a space that was bought from is empty. */
export function cardText(id: string, { ink }: Look): string[] {
  const card = cardOf(id);
  if (card === undefined) return [id === '' ? ink.faint('taken') : id];
  const colour = 'culture' in card.lower ? ink.culture : ink.sand;
  return [upperFace(card.upper), colour(lowerFace(card.lower))];
}

/** What an open tile costs and brings, and how many are left with it. */
export const tileText = ({ top, left }: Snapshot['stacks'][number]): string[] =>
  top === '' ? ['empty'] : [tileFace(top), `${left} left`];

/** The same in as few signs as it takes. */
export const briefTileText = ({ top, left }: Snapshot['stacks'][number]): string[] =>
  top === '' ? ['empty'] : [tileSigns(top), `${left}`];
