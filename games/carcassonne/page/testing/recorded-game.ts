import { readdirSync, readFileSync } from 'node:fs';
import { Playthrough, parseRecord } from '@ochre/kernel';
import { carcassonne } from '../../rules/index.ts';
import { type Played, playedBy } from './played.ts';

const FOLDER = new URL('../../rules/records/', import.meta.url);

/** The recorded games, each by its file. */
export const RECORDED: readonly string[] = readdirSync(FOLDER).filter((name) =>
  name.endsWith('.ochre'),
);

/** One of them, move by move. */
export function recordedGame(name: string): readonly Played[] {
  const {
    setup,
    secret = '',
    nonces,
    moves,
  } = parseRecord(readFileSync(new URL(name, FOLDER), 'utf8'));
  return playedBy(new Playthrough(carcassonne, setup, { secret, nonces }), (_, at) =>
    carcassonne.parse(moves[at]!.move),
  );
}
