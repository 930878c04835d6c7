/** Numbers that look random and are the same for every drawing of the same thing. */
export type Between = (low: number, high: number) => number;

export function between(seed: number): Between {
  let last = seed;
  return (low, high) => {
    last = (last * 16807) % 2147483647;
    return low + (last / 2147483647) * (high - low);
  };
}
