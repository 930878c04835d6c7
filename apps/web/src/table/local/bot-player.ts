import { randomFrom } from '@ochre/kernel';
import type { Table } from '@ochre/match';
import type { BotDesk } from '../../bots/thought.ts';
import type { PageGames } from '../page-games.ts';
import { newToken } from '../token.ts';

/** What a bot may think about a move. */
const THINKING_MS = 1_000;

/** Moves to try, one after the other: a bot that fails is followed by a simpler one. */
export async function* movesOfBot(
  table: Table,
  games: PageGames,
  desk: BotDesk,
  calledOff: AbortSignal,
): AsyncGenerator<string, void> {
  const { seat, level } = table.botToMove()!;
  const { plan, setup, gameState } = table;
  const { game } = games[plan.game]!;
  const random = randomFrom(newToken());
  const seen = game.determinize(gameState, seat, random);
  const legal = game.legalActions(gameState);
  for (const name of [level, ...game.meta.understudies]) {
    const thought = { game: plan.game, setup, seen, level: name, seed: newToken() };
    const answer = await desk.think({ ...thought, ms: THINKING_MS }, calledOff);
    if (calledOff.aborted) return;
    if ('move' in answer) yield answer.move;
  }
  // All have failed; somebody has to move.
  yield game.print(legal[random.below(legal.length)]!);
}
