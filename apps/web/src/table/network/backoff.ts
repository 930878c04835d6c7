const FIRST_MS = 400;
const LONGEST_MS = 15_000;

/**
 * How long to wait before the next try: twice as long each time, and not at the same moment as
 * everybody else whose server went down.
 */
export function backoff(tries: number, random: () => number): number {
  const longest = Math.min(FIRST_MS * 2 ** tries, LONGEST_MS);
  return Math.round(longest * (0.5 + random() / 2));
}
