import type { SetupRequest } from '@ochre/kernel';
import { makingFor, type Puzzle, type PuzzleKind, puzzlesIn } from '@ochre/search/puzzle';
import { UserError } from '@ochre/terminal';
import { knownGame } from '../games.ts';
import { seedOf } from '../many-games/play-out.ts';
import type { Pieces } from '../many-games/work.ts';

/** Which puzzles are looked for, and where: plain data, so that it can be sent to a worker. */
export interface Search {
  readonly game: string;
  readonly setup: SetupRequest;
  readonly seed: string;
  /** The number of the first game. */
  readonly first: number;
  readonly kinds: readonly PuzzleKind[];
  readonly player: string;
  readonly least: string;
  readonly spent: readonly string[];
}

/** What was found in some games, counted from the first. */
export interface Finds extends Pieces {
  readonly puzzles: readonly Puzzle[];
}

/** Makes everybody ready; then games are searched by their numbers. */
export async function searcher(search: Search): Promise<(pieces: Pieces) => Finds> {
  const { seed, first, setup } = search;
  const { making, rules } = knownGame(search.game);
  const ready = await makingFor(making, rules.checkSetup(setup), search);
  if (ready === undefined) throw new UserError('nobody was trained to judge such a game.');
  return ({ from, to }) => ({
    from,
    to,
    puzzles: Array.from({ length: to - from }, (_, at) => seedOf(seed, first + from + at)).flatMap(
      (secret) => puzzlesIn(ready, secret),
    ),
  });
}
