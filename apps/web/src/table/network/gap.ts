import type { Told } from '@ochre/match';

/** Whether these are all from the one after `known` to `seq`. */
export const isWhole = (told: readonly Told[], known: number, seq: number): boolean =>
  told.length === seq - known && told.every((line, at) => line.seq === known + 1 + at);

/** What came before, put in front of what is known; undefined where they do not meet. */
export function joined(
  history: readonly Told[],
  told: readonly Told[],
  seq: number,
): readonly Told[] | undefined {
  const first = told[0]?.seq ?? seq + 1;
  const all = [...history.filter((line) => line.seq < first), ...told];
  return isWhole(all, 0, seq) ? all : undefined;
}
