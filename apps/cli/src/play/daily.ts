import { dailyWaysOf, dayOf, openSecretOf } from '@ochre/host';
import { type GameMeta, isDay, type Setup } from '@ochre/kernel';
import { DAILY_WAYS, type Daily, type DailyWay, type Day } from '@ochre/protocol/vocabulary';
import { listOf, UserError } from '@ochre/terminal';
import { isForOne } from '../is-for-one.ts';

/** Which daily game a secret belongs to. Saved games need not hold more than their secret. */
export function dailyOfSecret(secret: string): Daily | undefined {
  const day = secret.slice(-'2026-11-15'.length);
  const way = DAILY_WAYS.find((one) => openSecretOf({ day, way: one }) === secret);
  return way === undefined || !isDay(day) ? undefined : { day, way };
}

/** The daily game that is played with this secret; none where it is set up as that is not. */
export function dailyPlayed(meta: GameMeta, setup: Setup, secret: string): Daily | undefined {
  const daily = dailyOfSecret(secret);
  const isAlone = isForOne(meta, setup.variant);
  return daily !== undefined && isAlone === (daily.way === 'solo') ? daily : undefined;
}

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
