import type { Daily } from '@ochre/protocol/vocabulary';
import { listOf, UserError } from '@ochre/terminal';
import type { ListedGame } from '../games.ts';
import { checkDay, checkWay, dailyOfSecret, today } from './daily.ts';

/** What the command line says that matters to a game for one. */
interface AloneValues {
  readonly players: string | undefined;
  readonly seats: string | undefined;
  readonly people: string | undefined;
  readonly bots: string | undefined;
  readonly modules: string | undefined;
  readonly seed: string | undefined;
  readonly daily: boolean;
  readonly way: string | undefined;
  readonly date: string | undefined;
}

/** There is one player, and nobody else. */
export function checkAlone({ players, seats, people, bots, modules }: AloneValues): void {
  if (players !== undefined && players !== '1') {
    throw new UserError(`--solo is for one player: leave out --players ${players}.`);
  }
  if (bots !== undefined) throw new UserError('--solo is played without bots: leave out --bots.');
  if (seats !== undefined && listOf(seats.toLowerCase()).join() !== 'me') {
    throw new UserError('--solo is for one player: leave out --seats, or say --seats me.');
  }
  if (people !== undefined && people !== '1') {
    throw new UserError(`--solo is for one player: leave out --people ${people}.`);
  }
  if (listOf(modules).length > 0) {
    throw new UserError('--solo goes without expansions: leave out --modules.');
  }
}

/** The daily game that is asked for; undefined when none is. */
export function dailyAskedFor(
  { rules }: ListedGame,
  { daily, way, date, seed }: AloneValues,
  now: Date,
): Daily | undefined {
  if (!daily) {
    if (date !== undefined) throw new UserError('--date goes with --daily only.');
    if (way !== undefined) throw new UserError('--way goes with --daily only.');
    if (seed !== undefined && dailyOfSecret(seed) !== undefined) {
      throw new UserError('--seed: this is a daily game: --daily --date plays it.');
    }
    return undefined;
  }
  if (seed !== undefined) {
    throw new UserError('--daily brings its own seed, the date: leave out --seed.');
  }
  const day = today(now);
  return {
    day: date === undefined ? day : checkDay(date, day),
    way: checkWay(rules.meta, way),
  };
}
