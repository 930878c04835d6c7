import { ofSeat } from '@ochre/kernel';
import type { Lesson } from '@ochre/ui/game/game-page.ts';
import type { Snapshot } from '../../rules/index.ts';

/** What is on the table now, as far as hints look at it. */
export interface Situation {
  readonly lesson: Lesson;
  readonly view: Snapshot;
  /** The seat of who is guided. */
  readonly you: number;
  /** Whether the tile is being looked at on a square. */
  readonly isLooking: boolean;
  /** Whether a field can be claimed now. */
  readonly hasField: boolean;
  /** Their turn is done, and they may still take it back. */
  readonly isTurnDone: boolean;
}

/** How many tiles the guided player has laid. */
export const laidBy = ({ view: { board }, you }: Situation): number =>
  board.filter(({ player }) => player === you).length;

export const own = ({ view, you }: Situation) => ofSeat(view.players, you);

export const isAsked = (
  { view: { decision }, you, isTurnDone }: Situation,
  kind: 'lay' | 'claim',
): boolean => !isTurnDone && decision?.player === you && decision.kind === kind;
