import { UserError } from '@ochre/terminal';

/**
 * The daily game: the secret of its cards and dice is its name and the date, so everyone has the
 * same game. Dice are keyed, so everyone who makes the same choice also rolls the same.
 */

/** As `2026-11-15`. */
type Day = string;

export const dailySecret = (name: string, day: Day): string => `${name} ${day}`;

/** Which daily game a secret belongs to. Saved games need not hold more than their secret. */
export function dayOfSecret(name: string, secret: string): Day | undefined {
  const day = secret.slice(name.length + 1);
  return secret.startsWith(`${name} `) && /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined;
}

/** In UTC, so that the day changes for everyone at once. */
export const dayOf = (now: Date): Day => now.toISOString().slice(0, 10);

/** A day that has come, or a `UserError`. */
export function checkDay(text: string, today: Day): Day {
  const date = new Date(`${text}T00:00:00Z`);
  const isReal = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime());
  if (!isReal || dayOf(date) !== text) {
    throw new UserError(`--date: a date as ${today} is expected, not "${text}".`);
  }
  if (text > today) {
    throw new UserError(`--date: ${text} has not come yet; today is ${today} (UTC).`);
  }
  return text;
}
