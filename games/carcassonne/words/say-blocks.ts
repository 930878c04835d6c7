import { ofSeat } from '@ochre/kernel';
import { carcassonne, type Snapshot, shutOffBy } from '../rules/index.ts';
import type { Words } from './index.ts';

/** Whose features a laying shuts off for good; undefined for none. */
export function sayBlocks(
  view: Snapshot,
  move: string,
  names: readonly string[],
  { moves, and }: Words,
): string | undefined {
  const action = carcassonne.parse(move);
  if (action.kind !== 'lay') return undefined;
  const said = shutOffBy(view, action).flatMap(({ kind, holders }) =>
    kind === 'farm' ? [] : [moves.shutsOff[kind](and(holders.map((seat) => ofSeat(names, seat))))],
  );
  return said.length === 0 ? undefined : said.join(', ');
}
