import type { SetupRequest } from '@ochre/kernel';
import { knownGame } from '../games.ts';
import { opponentsFor } from '../opponents.ts';

/**
 * Says what should be known about bots in a game, on standard error: the result alone belongs on
 * standard output.
 */
export async function sayNotes(
  game: string,
  bots: readonly string[],
  setup: SetupRequest,
): Promise<readonly string[]> {
  const listed = knownGame(game);
  const { notes } = await opponentsFor(listed, bots, listed.rules.checkSetup(setup));
  for (const note of notes) process.stderr.write(`ochre: ${note}\n`);
  return notes;
}
