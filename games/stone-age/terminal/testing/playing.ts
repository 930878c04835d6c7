import { randomFrom } from '@ochre/kernel';
import type { TestTable } from './tables.ts';

/** Plays so many random moves, or until the game is over; `onMove` sees every position before one. */
export function playOn(
  table: TestTable,
  moves: number,
  onMove: (table: TestTable) => void = () => {},
): TestTable {
  const random = randomFrom('playing on');
  for (let made = 0; made < moves && table.decision !== undefined; made++) {
    onMove(table);
    const { legal } = table;
    table.play(legal[random.below(legal.length)]!);
  }
  return table;
}

/** Random moves to the end; but whoever can buy a card does, so that much happens. */
export function playEagerly(
  table: TestTable,
  seed: string,
  onMove: (table: TestTable) => void,
): TestTable {
  const random = randomFrom(seed);
  while (table.decision !== undefined) {
    onMove(table);
    const { legal } = table;
    const wanted = [
      legal.filter(({ kind }) => kind === 'buy'),
      legal.filter(({ kind }) => kind !== 'leave' && kind !== 'starve'),
      legal,
    ].find((some) => some.length > 0)!;
    table.play(wanted[random.below(wanted.length)]!);
  }
  return table;
}
