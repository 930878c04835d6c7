/** What is worth most, the first of equals. There must be something. */
export function bestOf<Item>(items: readonly Item[], worth: (item: Item) => number): Item {
  let best = firstOf(items);
  let highest = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = worth(item);
    if (value > highest) {
      highest = value;
      best = item;
    }
  }
  return best;
}

/** Whoever is asked for a move has one. */
export function firstOf<Item>(items: readonly Item[]): Item {
  if (items.length === 0) throw new Error('There is nothing to choose from.');
  return items[0] as Item;
}
