import { layAt } from '../action.ts';
import type { SquareXY } from '../events.ts';
import { carcassonne } from '../game.ts';
import { type Reason, reasonAgainst } from '../reasons.ts';
import type { Snapshot } from '../snapshot.ts';
import { type Side, TURNS, type Turn } from '../vocabulary.ts';
import { type ClosedSquare, closedInHand } from './closed-squares.ts';
import { stateOf } from './state-of.ts';

/** Why the tile in hand cannot lie on an empty square, in any turn. */
export interface Refusal {
  readonly x: number;
  readonly y: number;
  readonly reason: Reason;
  readonly rule: string;
  /** The tiles that forbid it. */
  readonly by: readonly SquareXY[];
  /** Where only a building keeps it away (K4, K5). */
  readonly closed: ClosedSquare | undefined;
}

/**
 * Undefined where the tile fits in some turn, where a tile lies and where there is nothing to lay. Where
 * sides are in the way in every turn, those that are as the tile is turned.
 */
export function refusalAt(view: Snapshot, [x, y]: SquareXY, turn: Turn): Refusal | undefined {
  if (view.phase !== 'lay' || view.board.some((tile) => tile.x === x && tile.y === y)) {
    return undefined;
  }
  const state = stateOf(view);
  const refused = TURNS.map((one) => {
    const action = layAt(x, y, one);
    const rule = carcassonne.whyNot(state, action)?.rule;
    return rule === undefined ? undefined : { rule, reason: reasonAgainst(state, action) };
  });
  if (refused.includes(undefined)) return undefined;
  const closed = closedInHand(view).find((one) => one.x === x && one.y === y);
  const shown =
    closed === undefined ? refused[turn] : refused.find((one) => one?.reason.type === 'building');
  return shown && { ...shown, x, y, closed, by: closed?.by ?? besides([x, y], shown.reason) };
}

const BESIDE: Readonly<Record<Side, SquareXY>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** The squares across the sides that do not match. */
const besides = ([x, y]: SquareXY, reason: Reason): SquareXY[] =>
  reason.type === 'sides'
    ? reason.sides.map(({ side }) => [x + BESIDE[side][0], y + BESIDE[side][1]])
    : [];
