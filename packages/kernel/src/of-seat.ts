/** What a list by seat has for one of them. */
export function ofSeat<Thing>(bySeat: readonly Thing[], seat: number): Thing {
  const found = bySeat[seat];
  if (found === undefined) throw new Error(`There is no seat ${seat}.`);
  return found;
}
