import { attempt, badRequest, type GameEvent, Playthrough } from '@ochre/kernel';
import type { Rules } from '../value/rules.ts';
import type { Puzzle } from './puzzle.ts';

/**
 * The game of a puzzle, played up to its decision through the checked door; or a `Refused` that says what does not
 * fit the rules.
 */
export function positionOf<State, Action>(
  game: Rules<State, Action>,
  puzzle: Puzzle,
): Playthrough<State, Action, unknown, GameEvent> {
  const { setup, secret, moves, player, losses } = puzzle;
  const table = new Playthrough(game, setup, { secret, nonces: [] });
  moves.forEach((move, at) => {
    const { refused } = attempt(() => table.move(game.parse(move)));
    if (refused !== undefined) throw misfit(`move ${at + 1} (${move})`, refused.message);
  });
  const decides = game.decision(table.state)?.player;
  if (decides !== player)
    throw misfit('player', `${decides ?? 'nobody'} must decide, not ${player}`);
  const legal = game.legalActions(table.state).length;
  if (legal !== losses.length) {
    throw misfit('losses', `${legal} moves are legal, and ${losses.length} losses are written`);
  }
  return table;
}

const misfit = (field: string, problem: string) => badRequest(`puzzle ${field}`, problem);
