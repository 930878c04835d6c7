/** How the game of a day is played: against bots, or alone. Each has its own cards and dice. */
export const DAILY_WAYS = ['bots', 'solo'] as const;
export type DailyWay = (typeof DAILY_WAYS)[number];

/** As `2026-11-15`, in UTC. */
export type Day = string;

/** Which of the games of which day. */
export interface Daily {
  readonly day: Day;
  readonly way: DailyWay;
}
