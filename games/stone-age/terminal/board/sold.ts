import type { LowerPart, Snapshot } from '@ochre/stone-age/rules';
import type { Look } from '@ochre/terminal';
import { cardOf, lowerFace, tileFace, tileSigns, upperFace, upperSign } from '../faces.ts';

/** The upper and the lower part of an open card; a space that was bought from is empty. */
export function cardText(id: string, look: Look, upper = upperFace): string[] {
  const card = cardOf(id);
  if (card === undefined) return [id === '' ? look.ink.faint('taken') : id];
  return [upper(card.upper), lowerText(card.lower, look)];
}

/** The same in as few signs as it takes. */
export const briefCardText = (id: string, look: Look): string[] => cardText(id, look, upperSign);

/** Green or sand. */
export const lowerText = (lower: LowerPart, { ink }: Look): string =>
  ('culture' in lower ? ink.culture : ink.sand)(lowerFace(lower));

/** What an open tile costs and brings, and how many are left with it. */
export const tileText = ({ top, left }: Snapshot['stacks'][number]): string[] =>
  top === '' ? ['empty'] : [tileFace(top), `${left} left`];

/** The same in as few signs as it takes. */
export const briefTileText = ({ top, left }: Snapshot['stacks'][number]): string[] =>
  top === '' ? ['empty'] : [tileSigns(top), `${left}`];
