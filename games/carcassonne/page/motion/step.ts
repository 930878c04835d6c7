import type { MotionStep } from '@ochre/ui/motion/step.ts';
import type { Feature, Term, Turn } from '../../rules/index.ts';

/** Somewhere at the table; where that is on the screen is found when it is played. */
export type Spot =
  /** A point of the land, in squares: 0.5, 0.5 is the middle of the start tile. */
  | { readonly at: 'land'; readonly x: number; readonly y: number }
  | { readonly at: 'panel'; readonly player: number; readonly part: 'supply' | 'score' }
  /** The tiles that lie face down. */
  | { readonly at: 'stack' }
  /** Beside them, where a tile that is removed is seen. */
  | { readonly at: 'besideStack' }
  /** The tile that is to be laid; only who lays it has it before them. */
  | { readonly at: 'hand' };

/** What moves. */
export type What =
  | { readonly kind: 'tile'; readonly tile: string; readonly turn: Turn; readonly cut: number }
  | { readonly kind: 'person'; readonly player: number }
  /** What something is worth, and who gets it. */
  | {
      readonly kind: 'seal';
      readonly points: number;
      readonly players: readonly number[];
      readonly terms: readonly Term[];
      /** It stands on its spot, and hides nothing below. */
      readonly isAbove: boolean;
    }
  /** One of a few that stand for all points. */
  | { readonly kind: 'coin'; readonly player: number }
  /** A monk and a heretic against each other. */
  | { readonly kind: 'challenge'; readonly monk: number; readonly heretic: number };

export type Step = MotionStep<What, Spot>;

/** What is set up on the land while something moves. */
export interface Staged {
  /** The square that is looked at. */
  readonly at?: { readonly x: number; readonly y: number };
  readonly scored?: ScoredOnLand;
}

/** Something is scored: it is outlined meanwhile, and all else is veiled. */
export interface ScoredOnLand {
  readonly kind: Feature['kind'];
  readonly parts: Feature['parts'];
  readonly players: readonly number[];
  readonly points: number;
  /** What everybody had before. */
  readonly before: readonly number[];
}
