import type { Prospect, Puzzle } from '@ochre/search/puzzle';
import type { Advised } from '@ochre/search/review';
import type { Sayings } from '@ochre/ui/game/game-page.ts';
import { reasonOf } from '../hint/reason.ts';
import type { Words } from '../words/words.ts';

interface Asked {
  readonly puzzle: Puzzle;
  /** The position, as the one who decides sees it. */
  readonly view: unknown;
  readonly names: readonly string[];
  /** A right answer. */
  readonly move: string;
}

/** Why an answer is right: what it brings, whom it blocks, and what the best comes to against the trap. */
export function whyOf(
  { brings, blocks }: Pick<Sayings<unknown>, 'brings' | 'blocks'>,
  words: Words,
  { puzzle, view, names, move }: Asked,
): string {
  const { player, best, tempting } = puzzle;
  const advised = [best, tempting].map(advisedAs);
  return [
    brings(view, move),
    blocks?.(view, move, names),
    reasonOf(0, { advised, player, names }, words),
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('; ');
}

/** Whose chances a move takes is not kept with a puzzle. */
const advisedAs = ({ move, points }: Prospect): Advised => ({
  move,
  worth: { shares: [], points },
});
