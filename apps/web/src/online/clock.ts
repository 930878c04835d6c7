import type { TableView } from '@ochre/match';
import type { Words } from '../words/words.ts';

export type ClockView = NonNullable<TableView['clock']>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a seat has left at a moment of the server's time. */
export function leftOf({ left, running }: ClockView, seat: number, now: number): number {
  const used = running?.seat === seat ? Math.max(0, now - running.since) : 0;
  return Math.max(0, left[seat]! - used);
}

/** A tenth of the time, but never a warning of hours or in the last moment only. */
export function isLow({ plan }: ClockView, left: number): boolean {
  return plan.kind !== 'none' && left <= Math.min(HOUR, Math.max(10 * SECOND, plan.time / 10));
}

/** Where every turn has its own time, only the one that runs says something. */
export const isShown = ({ plan, running }: ClockView, seat: number): boolean =>
  plan.kind === 'game' || running?.seat === seat;

/** As on a watch, rounded up: who reads 0:00 has nothing left. */
export function sayTime(left: number, { online }: Words): string {
  if (left >= 2 * DAY) return online.clock.days(Math.floor(left / DAY));
  const seconds = Math.ceil(left / SECOND);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [, minutes, rest] = parts.map((part) => String(part).padStart(2, '0'));
  return parts[0]! > 0 ? `${parts[0]}:${minutes}:${rest}` : `${parts[1]}:${rest}`;
}
