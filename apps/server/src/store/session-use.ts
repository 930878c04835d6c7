const DAY = 24 * 60 * 60 * 1000;

/** A session is used all the time; that it is alive needs to be written once a day only. */
export function isWorthNoting(usedAt: number, at: number): boolean {
  return at - usedAt >= DAY;
}
