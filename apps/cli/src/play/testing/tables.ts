import { randomFrom } from '@ochre/kernel';
import { stoneAge } from '@ochre/stone-age';
import { type Player, seatsOf } from '../seats.ts';
import { Table } from '../table.ts';

/** A table for tests; `rig` gives cards, tiles, dice and the first player. */
export const tableOf = (
  players: readonly Player[],
  {
    seed = 'test',
    rig,
    modules = [] as readonly string[],
    names = [] as string[],
  }: { seed?: string; rig?: unknown; modules?: readonly string[]; names?: string[] } = {},
): Table => Table.start({ players: players.length, modules, rig }, seed, seatsOf(players, names));

/** Plays so many random moves, or until the game is over; `onMove` sees every position before one. */
export function playOn(
  table: Table,
  moves: number,
  onMove: (table: Table) => void = () => {},
): Table {
  const random = randomFrom('playing on');
  for (let made = 0; made < moves && table.decision !== undefined; made++) {
    onMove(table);
    const { legal } = table;
    table.move(stoneAge.print(legal[random.below(legal.length)]!));
  }
  return table;
}
