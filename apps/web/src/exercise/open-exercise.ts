import type { BotDesk } from '@ochre/host';
import type { GameRecord } from '@ochre/kernel';
import { LIBRARY } from '../games.ts';
import type { LocalTable } from '../table/local/local-table.ts';
import { LocalTables, type Seating } from '../table/local/local-tables.ts';
import { MemoryShelf } from '../table/local/memory-shelf.ts';
import { bare } from '../words/isolated.ts';

/** Nobody thinks at an exercise but the one who tries it. */
const NOBODY: BotDesk = { think: async () => ({ problem: 'nobody plays here' }), close: () => {} };

interface Exercise {
  readonly record: GameRecord;
  /** After so many moves somebody decides. */
  readonly at: number;
  readonly seat: number;
  readonly names: readonly string[];
}

/** A table that nobody keeps, as it was after so many moves; all others wait. */
export function openExercise({ record, at, seat, names }: Exercise): Promise<LocalTable> {
  const tables = new LocalTables({ library: LIBRARY, shelf: new MemoryShelf(), desk: NOBODY });
  const seats = names.map(
    (name, here): Seating =>
      here === seat ? { kind: 'person', name: bare(name) } : { kind: 'bot', level: 'easy' },
  );
  return tables.playOn(record, at, seats, {
    botPace: Number.POSITIVE_INFINITY,
    turnEnds: 'when-told',
  });
}
