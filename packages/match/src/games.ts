import { type AnyGame, Refused } from '@ochre/kernel';

/** The games a table can be of, by name. */
export type Games = Readonly<Record<string, AnyGame>>;

/** The game of that name; a log may be of one that is played here no more. */
export function gameNamed(games: Games, name: string): AnyGame {
  const game = Object.hasOwn(games, name) ? games[name] : undefined;
  if (game === undefined) throw new Refused('no-such-game', `"${name}" is not played here.`);
  return game;
}
