/** Who sits at a table together: bots by their place in a list, one for each seat, in no order. */
export type LineUp = readonly number[];

/**
 * Every bot takes its share of the seats: as many as all can have, and the seats that are left go to
 * each choice of bots in turn. At two players these are all pairings; with more bots than seats all
 * groups of them; and with fewer, tables at which nobody has more than one seat more than another.
 */
export function mixedLineUps(bots: number, players: number): LineUp[] {
  const everybody = indices(bots);
  const each = Math.floor(players / bots);
  const shared = Array.from({ length: each }, () => everybody).flat();
  return choices(everybody, players % bots).map((more) => inOrder([...shared, ...more]));
}

/** Each of some bots alone against a table of each of others. */
export function oneAgainst(
  alone: readonly number[],
  others: readonly number[],
  players: number,
): LineUp[] {
  const lineUps = alone.flatMap((one) =>
    others
      .filter((other) => other !== one)
      .map((other) => inOrder([one, ...Array.from({ length: players - 1 }, () => other)])),
  );
  // Of two players either may be the one alone.
  return [...new Map(lineUps.map((lineUp) => [lineUp.join(), lineUp])).values()];
}

/** Where one plays alone, all bots meet the same cards and dice, one after the other. */
export const alone = (bots: number): LineUp[] => [indices(bots)];

/** The bots of a line-up, each once. */
export const membersOf = (lineUp: LineUp): number[] => [...new Set(lineUp)];

export const seatsTaken = (lineUp: LineUp, bot: number): number =>
  lineUp.filter((other) => other === bot).length;

const indices = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

const inOrder = (bots: readonly number[]): number[] =>
  bots.slice().sort((one, other) => one - other);

/** Every choice of so many items. */
function choices(items: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) =>
    choices(items.slice(at + 1), count - 1).map((more) => [item, ...more]),
  );
}
