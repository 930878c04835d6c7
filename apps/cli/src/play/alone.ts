import { listOf, UserError } from '@ochre/terminal';
import type { ListedGame } from '../games.ts';
import { checkDay, dayOf, dayOfSecret } from './daily.ts';

/** What the command line says that matters to a game for one. */
interface AloneValues {
  readonly players: string | undefined;
  readonly seats: string | undefined;
  readonly people: string | undefined;
  readonly bots: string | undefined;
  readonly modules: string | undefined;
  readonly seed: string | undefined;
  readonly daily: boolean;
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

/** The day whose daily game is asked for; undefined when none is. */
export function dayAskedFor(
  { rules, terminal }: ListedGame,
  { daily, date, seed }: AloneValues,
  now: Date,
): string | undefined {
  const name = terminal.daily?.name;
  if (!daily) {
    if (date !== undefined) throw new UserError('--date goes with --daily only.');
    if (name !== undefined && seed !== undefined && dayOfSecret(name, seed) !== undefined) {
      throw new UserError('--seed: this is a daily game: --solo --daily --date plays it.');
    }
    return undefined;
  }
  if (name === undefined) throw new UserError(`--daily: ${rules.meta.title} has no daily game.`);
  if (seed !== undefined) {
    throw new UserError('--daily brings its own seed, the date: leave out --seed.');
  }
  const today = dayOf(now);
  return date === undefined ? today : checkDay(date, today);
}
