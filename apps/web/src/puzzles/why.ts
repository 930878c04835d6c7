import type { Prospect, Puzzle } from '@ochre/search/puzzle';
import type { Advised } from '@ochre/search/review';
import type { Sayings } from '@ochre/ui/game/game-page.ts';
import { whyOf } from '../hint/reason.ts';
import type { Words } from '../words/words.ts';

interface Asked {
  readonly puzzle: Puzzle;
  /** The position, as the one who decides sees it. */
  readonly view: unknown;
  readonly names: readonly string[];
  /** A right answer. */
  readonly move: string;
}

/** Why an answer is right; the best is compared with the trap. */
export const whyRight = (
  sayings: Pick<Sayings<unknown>, 'brings' | 'blocks'>,
  words: Words,
  { puzzle: { player, best, tempting }, ...asked }: Asked,
): string =>
  whyOf(sayings, words, { at: 0, advised: [best, tempting].map(advisedAs), player, ...asked });

/** Whose chances a move takes is not kept with a puzzle. */
const advisedAs = ({ move, points }: Prospect): Advised => ({
  move,
  worth: { shares: [], points },
});
