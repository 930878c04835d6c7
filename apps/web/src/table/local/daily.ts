/**
 * The daily game: the secret of its cards and dice is its name and the date, and no seat adds a
 * nonce, so everyone has the same game, in the terminal as well (docs/fair-dice.md).
 */
const NAME = 'ochre daily';

/** How the game of a day is played: against bots, or alone. Each has its own cards and dice. */
export const DAILY_WAYS = ['bots', 'solo'] as const;
export type DailyWay = (typeof DAILY_WAYS)[number];

/** As `2026-11-15`. */
export type Day = string;

export const dailySecret = (day: Day, way: DailyWay): string => `${NAME} ${way} ${day}`;

/** In UTC, so that the day changes for everyone at once. */
export const dayOf = (now: number): Day => new Date(now).toISOString().slice(0, 10);
