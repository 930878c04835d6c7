import type { SetupRequest } from '@ochre/kernel';
import { counted } from '@ochre/terminal';

/** "20 games of stone-age, 2 players, style, diceFirst=buyer" */
export function gamesInWords(
  games: number,
  game: string,
  { players, modules = [], variant, options = {} }: SetupRequest,
): string {
  return [
    `${counted(games, 'game')} of ${game}`,
    counted(players, 'player'),
    ...modules,
    ...(variant === undefined ? [] : [variant]),
    ...Object.entries(options).map(([name, value]) => `${name}=${value}`),
  ].join(', ');
}
