/** How often each of some things happened, by name. */
export type Counts = Record<string, number>;

export function addCounts(into: Counts, more: Readonly<Counts>): void {
  for (const [name, count] of Object.entries(more)) into[name] = (into[name] ?? 0) + count;
}

export const sharesOf = (counts: Readonly<Counts>, all: number): Counts =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count / all]));
