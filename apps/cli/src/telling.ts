import type { GameRecord } from '@ochre/kernel';
import type { Readers } from '@ochre/words';
import type { ListedGame } from './games.ts';

/** A record does not say who played. */
export const readersOf = ({ setup }: GameRecord, { words }: ListedGame): Readers => ({
  seats: (setup.players === 1
    ? [words.results.thePlayer]
    : Array.from({ length: setup.players }, (_, seat) => words.results.player(seat))
  ).map((name) => ({ name })),
});

/** "stone-age, 2 players, style, 187 moves" */
export function headingOf({ game, setup, moves }: GameRecord, { words }: ListedGame): string {
  const { players, modules, variant, options } = setup;
  const parts = [
    game,
    words.results.players(players),
    ...modules,
    ...(variant === undefined ? [] : [variant]),
    ...Object.entries(options).map(([name, value]) => `${name}=${value}`),
    words.results.moves(moves.length),
  ];
  return parts.join(', ');
}
