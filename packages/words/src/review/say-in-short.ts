import type { Figures } from '../figures.ts';
import type { ReviewTerms } from './terms.ts';

/** What luck and mistakes came to for one seat, in shares and points. */
interface Told {
  readonly luck: Amount;
  readonly mistakes: number;
  readonly lost: Amount;
}

interface Amount {
  readonly share: number;
  readonly points: number;
}

/** Fewer points than this are none. */
const SEEN = 0.5;

/** Was it luck? The answer in one sentence: to the reader, or about somebody by name. */
export function sayInShort(
  { inShort }: Pick<ReviewTerms, 'inShort'>,
  figures: Figures,
  { luck, mistakes, lost }: Told,
  name?: string,
): string {
  const points = (number: number): string => inShort.points(figures.points(Math.abs(number)));
  const ofLuck =
    Math.abs(luck.points) < SEEN
      ? inShort.even(name)
      : inShort[luck.points > 0 ? 'gave' : 'took'](points(luck.points), name);
  // Some mistakes cost a victory and hardly any points.
  const cost = lost.points < SEEN ? figures.percent(lost.share) : points(lost.points);
  const ofMistakes =
    mistakes === 0 ? inShort.noMistakes(name) : inShort.mistakes(mistakes, cost, name);
  return `${ofLuck}; ${ofMistakes}.`;
}
