import { hash32, type Setup } from '@ochre/kernel';

/** How it is known what a move is worth: by every way the turn can go, or by playing on many times. */
export const PUZZLE_KINDS = ['exact', 'rolled'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/**
 * A decision of a game of which the best answer is known. Plain data that survives JSON; shares of winning are in
 * thousandths.
 */
export interface Puzzle {
  /** The game up to the decision: its set-up, the secret of its cards and dice, and the moves as text. */
  readonly setup: Setup;
  readonly secret: string;
  readonly moves: readonly string[];
  /** Whose decision it is. */
  readonly player: number;
  readonly kind: PuzzleKind;
  /** Who says so: the same name and version say the same. */
  readonly judge: { readonly name: string; readonly version: string };
  /** What every legal move loses, in the order of `legalActions`: 0 for the best and all that are as good. */
  readonly losses: readonly number[];
  /** What an explanation is made of: a best move, and the wrong one that tempts most. */
  readonly best: Prospect;
  readonly tempting: Prospect;
  /** The strongest level that chooses a wrong move. */
  readonly fails: string;
}

/** What can be expected of a move. */
export interface Prospect {
  readonly move: string;
  /** Of whoever decides. */
  readonly share: number;
  /** At the end of the game, by seat, to a tenth. */
  readonly points: readonly number[];
}

/** In which whole numbers shares are written. */
export const THOUSANDTHS = 1000;

/** Tells puzzles apart, now and in every later release. */
export function idOf({ setup, secret, moves }: Puzzle): string {
  const { players, modules, variant, options } = setup;
  const text = JSON.stringify([players, modules, variant ?? '', options, secret, moves]);
  return [1, 2].map((salt) => (hash32(text, salt) >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The weakest level that, with all stronger ones, solves it; undefined where even the strongest fails. */
export const solvedBy = ({ fails }: Puzzle, levels: readonly string[]): string | undefined =>
  levels[levels.indexOf(fails) + 1];
