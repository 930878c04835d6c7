/**
 * Which figure each seat has, by those that people have: nobody else gets one of these. A seat has the
 * figure of its own number where it can, and the first that is left where it cannot.
 */
export function figuresOf(people: readonly (number | undefined)[]): number[] {
  const had = new Set(people.filter((figure) => figure !== undefined));
  const own = people.map((figure, seat) => figure ?? (had.has(seat) ? undefined : seat));
  for (const figure of own) if (figure !== undefined) had.add(figure);
  return own.map((figure) => figure ?? firstWithout(had));
}

/** It is had from now on. */
function firstWithout(had: Set<number>): number {
  let figure = 0;
  while (had.has(figure)) figure++;
  had.add(figure);
  return figure;
}
