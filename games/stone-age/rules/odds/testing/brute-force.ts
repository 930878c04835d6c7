/** Odds once more, by trying everything: what the tables and formulas say must equal it. */

/** Every single roll of so many dice. */
export function everyDice(dice: number): number[][] {
  if (dice === 0) return [[]];
  const fewer = everyDice(dice - 1);
  return [1, 2, 3, 4, 5, 6].flatMap((face) => fewer.map((others) => [face, ...others]));
}

/** The sum of each of them. */
export const everyRoll = (dice: number): number[] => everyDice(dice).map(total);

export function subsets<Item>(items: readonly Item[]): Item[][] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  const without = subsets(rest);
  return [...without, ...without.map((set) => [first, ...set])];
}

export const total = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

export const mean = (numbers: readonly number[]): number => total(numbers) / numbers.length;

/** How often each count comes, as chances. */
export function chancesOf(counts: readonly number[]): number[] {
  const chances = new Array<number>(Math.max(...counts) + 1).fill(0);
  for (const count of counts) chances[count]! += 1 / counts.length;
  return chances;
}
