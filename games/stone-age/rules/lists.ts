/** Lists are replaced, never changed: clones share them (state.ts). */

export function withItem<Item>(list: readonly Item[], at: number, item: Item): Item[] {
  const copy = list.slice();
  copy[at] = item;
  return copy;
}

export function withLast<Item>(list: readonly Item[], item: Item): Item[] {
  const copy = list.slice();
  copy.push(item);
  return copy;
}

export function without<Item>(list: readonly Item[], at: number): Item[] {
  const copy = list.slice();
  copy.splice(at, 1);
  return copy;
}
