import { badRequest, type GameRecord } from '@ochre/kernel';
import type { Judged } from './looking.ts';
import { type Compared, paired } from './paired.ts';
import { replayed } from './replayed.ts';

/** Another move than the one that was made. */
export interface Try {
  /** The number of the move; the first is 0. */
  readonly at: number;
  readonly better: string;
  readonly tried: string;
}

const PLAYOUTS = 64;

/** What is lost by a move that is tried in place of the better one that a review found, step by step. */
export function* tryOf<State, Action>(
  judged: Judged<State, Action>,
  record: GameRecord,
  { at, better, tried }: Try,
): Generator<void, Compared, void> {
  const { game } = judged;
  const made = replayed(game, record).moves[at];
  if (made === undefined) throw badRequest('at', 'there is no such move in the record');
  const formOf = (move: string): Action => {
    const action = game.legalForm(made.before, game.parse(move));
    if (action === undefined) throw badRequest('move', `"${move}" is not legal there`);
    return action;
  };
  const compared = yield* paired(judged, made, [formOf(better), formOf(tried)], PLAYOUTS);
  return compared!;
}
