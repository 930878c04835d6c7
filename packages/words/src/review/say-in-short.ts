import type { Figures } from '../figures.ts';
import type { ReviewTerms } from './terms.ts';

/** What luck and mistakes came to for one seat, in shares and points. */
interface Told {
  readonly luck: { readonly share: number; readonly points: number };
  readonly mistakes: number;
  readonly lost: { readonly share: number; readonly points: number };
}

/** Less than this is written as 0 %. */
const SEEN = 0.005;

/** Was it luck? The answer in one sentence: to the reader, or about somebody by name. */
export function sayInShort(
  { inShort }: Pick<ReviewTerms, 'inShort'>,
  { percent, morePoints }: Figures,
  { luck, mistakes, lost }: Told,
  name?: string,
): string {
  const amount = ({ share, points }: Told['luck'], sign: 1 | -1): string =>
    inShort.amount(percent(Math.abs(share)), morePoints(sign * points));
  const ofLuck =
    Math.abs(luck.share) < SEEN
      ? inShort.even(name)
      : inShort[luck.share > 0 ? 'gave' : 'took'](amount(luck, 1), name);
  const ofMistakes =
    mistakes === 0 ? inShort.noMistakes(name) : inShort.mistakes(mistakes, amount(lost, -1), name);
  return `${ofLuck}; ${ofMistakes}.`;
}
