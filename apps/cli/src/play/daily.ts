import { dailyPlan, dailyWaysOf, dayOf, openSecretOf } from '@ochre/host';
import { type GameMeta, isDay, type Setup } from '@ochre/kernel';
import type { SeatPlan } from '@ochre/match';
import { DAILY_WAYS, type Daily, type DailyWay, type Day } from '@ochre/protocol/vocabulary';
import { listOf, type Seat, UserError } from '@ochre/terminal';

/** Which daily game a secret belongs to. Saved games need not hold more than their secret. */
export function dailyOfSecret(secret: string): Daily | undefined {
  const day = secret.slice(-'2026-11-15'.length);
  const way = DAILY_WAYS.find((one) => openSecretOf({ day, way: one }) === secret);
  return way === undefined || !isDay(day) ? undefined : { day, way };
}

interface PlayedGame {
  readonly setup: Setup;
  readonly secret: string;
  readonly seats: readonly Seat[];
}

/** The daily game that is played so; none where it is not as everybody else's. */
export function dailyPlayed(
  meta: GameMeta,
  { setup, secret, seats }: PlayedGame,
): Daily | undefined {
  const daily = dailyOfSecret(secret);
  if (daily === undefined || !dailyWaysOf(meta).includes(daily.way)) return undefined;
  const { setup: usual, seats: players } = dailyPlan(meta, daily.way);
  const isUsual =
    setup.rig === undefined &&
    setup.variant === usual.variant &&
    setup.modules.length === 0 &&
    // Alone, everybody chooses how difficult it is.
    (daily.way === 'solo' || Object.keys(setup.options).length === 0) &&
    seats.length === players.length &&
    seats.every(({ bot }, at) => bot === botOf(players[at]!));
  return isUsual ? daily : undefined;
}

const botOf = (seat: SeatPlan): string | undefined =>
  seat.kind === 'bot' ? seat.level : undefined;

/** Alone where a game has a variant for it, unless somebody wants it otherwise. */
export function checkWay(meta: GameMeta, text: string | undefined): DailyWay {
  const ways = dailyWaysOf(meta);
  if (text === undefined) return ways.includes('solo') ? 'solo' : 'bots';
  const way = ways.find((one) => one === text.toLowerCase());
  if (way === undefined) {
    throw new UserError(`--way: "${text}" is not known; allowed: ${ways.join(', ')}.`);
  }
  return way;
}

/** What would make it another game than everybody else's. */
const SAID_FOR_ALL = ['players', 'seats', 'people', 'bots', 'modules', 'variant'] as const;

type SaidForAll = Readonly<
  Record<(typeof SAID_FOR_ALL)[number], string | undefined> & {
    readonly option: readonly string[];
    readonly solo: boolean;
  }
>;

export function checkSameForAll(values: SaidForAll): void {
  if (values.solo) throw new UserError('--way bots is not played alone: leave out --solo.');
  for (const name of SAID_FOR_ALL) {
    if (listOf(values[name]).length > 0)
      throw new UserError(`--daily against bots is the same for everybody: leave out --${name}.`);
  }
  if (values.option.length > 0) {
    throw new UserError('--daily against bots is the same for everybody: leave out --option.');
  }
}

/** In UTC, so that the day changes for everyone at once. */
export const today = (now: Date): Day => dayOf(now.getTime());

/** A day that has come, or a `UserError`. */
export function checkDay(text: string, now: Day): Day {
  if (!isDay(text)) {
    throw new UserError(`--date: a date like ${now} is expected, not "${text}".`);
  }
  if (text > now) {
    throw new UserError(`--date: ${text} has not come yet; today is ${now} (UTC).`);
  }
  return text;
}
