import type { PlaceName, Snapshot, SnapshotDecision } from '@ochre/stone-age/rules';
import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';
import type { ReactElement, ReactNode } from 'react';
import type { Words } from '../in-words.tsx';
import type { YieldOf } from './options/tools.ts';

/** What a control gets. It knows no rules: all it offers is in the list of legal moves. */
export interface ControlProps {
  readonly view: Snapshot;
  readonly decision: SnapshotDecision;
  /** All legal moves, as text. */
  readonly legal: readonly string[];
  readonly words: Words;
  readonly commit: (move: string) => void;
  /** What would happen is to be shown, or nothing any more. The same function as long as it can be. */
  readonly preview: (move: string | undefined) => void;
  /**
   * The place that was tapped on the board, if any. When it is tapped again, the board commits what
   * is previewed.
   */
  readonly at?: PlaceName | undefined;
  /** What a roll brings with the tools of a move, where the table shows odds. */
  readonly yieldOf?: YieldOf | undefined;
  /** What a placing brings on average, where people roll and the table shows odds. */
  readonly meanOf?: ((move: string) => string | undefined) | undefined;
  /** The move that is recommended, where the table shows odds. */
  readonly best?: string | undefined;
  /** Why nothing but leaving can be done at a place where people stand. */
  readonly whyNot?: ((place: PlaceName) => string | undefined) | undefined;
  /** Undo, and the end of the turn: they stand in the bar before the other buttons. */
  readonly acts?: ReactNode;
  /** The button for *any two resources*, where that card may be redeemed now. */
  readonly redeem?: ReactNode;
  /** How the people of who decides look. */
  readonly tribe?: Tribe | undefined;
}

export type Control = (props: ControlProps) => ReactElement;

export const showsOdds = ({ yieldOf }: ControlProps): boolean => yieldOf !== undefined;
