/** What everybody can expect of a position, by seat; or how much more or less than of another. */
export interface Worth {
  /** Of winning, 0 to 1. Among several players they add up to 1. */
  readonly shares: readonly number[];
  /** At the end of the game. */
  readonly points: readonly number[];
}

export const nothing = (seats: number): Worth => ({
  shares: new Array<number>(seats).fill(0),
  points: new Array<number>(seats).fill(0),
});

/** So often the other is added. */
export const plus = (one: Worth, other: Worth, times = 1): Worth => ({
  shares: one.shares.map((share, seat) => share + times * other.shares[seat]!),
  points: one.points.map((points, seat) => points + times * other.points[seat]!),
});

export const minus = (one: Worth, other: Worth): Worth => plus(one, other, -1);

const times = (worth: Worth, factor: number): Worth => ({
  shares: worth.shares.map((share) => share * factor),
  points: worth.points.map((points) => points * factor),
});

/** Of so many, each as likely. */
export function meanOf(count: number, worthAt: (at: number) => Worth): Worth {
  let sum = worthAt(0);
  for (let at = 1; at < count; at++) sum = plus(sum, worthAt(at));
  return times(sum, 1 / count);
}

/** Of things that come with a chance each; the chances add up to 1. */
export function expectation(
  all: readonly { readonly worth: Worth; readonly chance: number }[],
): Worth {
  const [first, ...others] = all;
  if (first === undefined) throw new Error('There is nothing to take a mean of.');
  return others.reduce(
    (sum, { worth, chance }) => plus(sum, worth, chance),
    times(first.worth, first.chance),
  );
}
