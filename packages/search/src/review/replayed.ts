import { badRequest, type GameRecord, Playthrough, replay } from '@ochre/kernel';
import type { Rules } from '../value/rules.ts';
import type { Made } from './luck.ts';

/** A finished game from its start, move by move. */
export interface Replayed<State, Action> {
  readonly start: State;
  readonly moves: readonly Made<State, Action>[];
}

/** Plays a record again, or throws a `Refused` that says why it cannot be reviewed. */
export function replayed<State, Action>(
  game: Rules<State, Action>,
  record: GameRecord,
): Replayed<State, Action> {
  const { secret, nonces, setup, commitment, result } = record;
  if (secret === undefined) throw result === undefined ? unfinished() : unrevealed();
  const states: State[] = [];
  const { state: end } = replay(game, record, secret, (_move, _events, state) => {
    states.push(state);
  });
  if (game.decision(end) !== undefined) throw unfinished();
  const { state: start } = new Playthrough(game, setup, { secret, nonces });
  const moves = record.moves.map(({ player, move }, at) => {
    const before = at === 0 ? start : states[at - 1]!;
    const action = game.legalForm(before, game.parse(move))!;
    return { player, before, action, after: states[at]!, seed: `${commitment} ${at}` };
  });
  return { start, moves };
}

const unfinished = () =>
  badRequest('record', 'the game is not over: only a finished one can be reviewed');

const unrevealed = () =>
  badRequest('record Secret', 'it is missing, and without it the game cannot be played again');
