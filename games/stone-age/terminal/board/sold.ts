import { type Effect, type LowerPart, PROFESSIONS, type Snapshot } from '@ochre/stone-age/rules';
import { widest } from '@ochre/terminal';
import { cardOf, lowerFace, tileFace, tileSigns, upperFace, upperSign } from '../faces.ts';
import type { Words } from '../in-words.ts';
import type { StoneAgeLook } from '../look.ts';
import { goodsBriefly } from './good-names.ts';
import { slipAndEffect } from './slip.ts';

/** The upper and the lower part of an open card; a space that was bought from is empty. */
export function cardText(id: string, look: StoneAgeLook, upper = upperFace): string[] {
  const card = cardOf(id);
  if (card === undefined) return [id === '' ? look.ink.faint(look.words.showing.board.taken) : id];
  return [upper(card.upper, look.words), lowerText(card.lower, look)];
}

/** The same in as few signs as it takes. */
export const briefCardText = (id: string, look: StoneAgeLook): string[] =>
  cardText(id, look, briefUpper);

const briefUpper = (effect: Effect, words: Words): string =>
  effect.kind === 'goods' ? goodsBriefly(effect.goods, words) : upperSign(effect, words);

/** For columns so wide: in signs where a word would have to be broken. */
export function cardTextWithin(id: string, look: StoneAgeLook, width: number): string[] {
  const whole = cardText(id, look);
  const [upper = ''] = whole;
  return widest(upper.split(' ')) <= width ? whole : briefCardText(id, look);
}

/** The same for those who listen. */
export function cardAloud(id: string, words: Words): string {
  const card = cardOf(id);
  return card === undefined
    ? words.showing.board.taken
    : `${upperFace(card.upper, words)}, ${lowerFace(card.lower, words)}`;
}

/** Green or sand, for narrow columns. */
const lowerText = (lower: LowerPart, { ink, words }: StoneAgeLook): string =>
  'culture' in lower
    ? ink.culture(lowerFace(lower, words))
    : ink.sand(
        PROFESSIONS.flatMap((profession) => {
          const count = lower[profession] ?? 0;
          return count > 0 ? [words.showing.board.narrowProfessions[profession](count)] : [];
        }).join(', '),
      );

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
