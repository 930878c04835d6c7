/** The item of a list that must be there: a mistake of ours is said where it is made. */
export function itemAt<Item>(list: readonly Item[], at: number): Item {
  if (at < 0 || at >= list.length) throw new Error(`There is no item ${at} of ${list.length}.`);
  return list[at] as Item;
}
