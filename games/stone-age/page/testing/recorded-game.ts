import { readdirSync, readFileSync } from 'node:fs';
import { Playthrough, parseRecord } from '@ochre/kernel';
import { type Snapshot, stoneAge } from '@ochre/stone-age/rules';

const FOLDER = new URL('../../rules/records/', import.meta.url);

/** The recorded games, each by its file. */
export const RECORDED: readonly string[] = readdirSync(FOLDER).filter((name) =>
  name.endsWith('.ochre'),
);

/** A move of a game, and the table before and after it as the one who moves sees it. */
export interface Recorded {
  readonly player: number;
  readonly move: string;
  readonly legal: readonly string[];
  readonly before: Snapshot;
  readonly after: Snapshot;
}

/** One of them, move by move. */
export function recordedGame(name: string): readonly Recorded[] {
  const {
    setup,
    secret = '',
    nonces,
    moves,
  } = parseRecord(readFileSync(new URL(name, FOLDER), 'utf8'));
  const game = new Playthrough(stoneAge, setup, { secret, nonces });
  return moves.map(({ move }) => {
    const { player } = stoneAge.decision(game.state)!;
    const legal = stoneAge.legalActions(game.state).map(stoneAge.print);
    const before = stoneAge.view(game.state, player);
    game.move(stoneAge.parse(move));
    return { player, move, legal, before, after: stoneAge.view(game.state, player) };
  });
}
