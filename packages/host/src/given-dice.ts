import {
  type AnyGame,
  chanceOf,
  type GameRecord,
  Playthrough,
  type Rig,
  type Setup,
} from '@ochre/kernel';

/**
 * What the dice of a game come from that was not begun at this table: a daily game has no nonces,
 * nor has any in the terminal, where nobody could add one; a record has its own, and may be rigged.
 * A table knows only a nonce from every seat.
 */
export interface Given {
  readonly nonces: readonly string[];
  readonly rig?: Rig;
}

/** The same game, but its chance is the given one, whatever the table would draw. */
export function withGivenDice(game: AnyGame, secret: string, given: Given): AnyGame {
  const chance = chanceOf(given, { secret, nonces: given.nonces });
  return {
    ...game,
    setup: (setup) => game.setup(rigged(setup, given), chance),
    advance: (state, action, _chance, listen) => game.advance(state, action, chance, listen),
  };
}

const rigged = (setup: Setup, { rig }: Given): Setup =>
  rig === undefined ? setup : { ...setup, rig };

/** A table's record with the dice it was really played with. */
export function recordWithGivenDice(
  game: AnyGame,
  record: GameRecord,
  secret: string,
  given: Given,
): GameRecord {
  const seed = { secret, nonces: given.nonces };
  const playthrough = new Playthrough(game, rigged(record.setup, given), seed);
  for (const { move } of record.moves) playthrough.move(game.parse(move));
  const { secret: revealed, ...open } = playthrough.record();
  // The table keeps it until nothing can be taken back any more.
  return record.secret === undefined || revealed === undefined ? open : { ...open, secret };
}
