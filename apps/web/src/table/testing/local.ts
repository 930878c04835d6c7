import type { BotDesk } from '@ochre/host';
import { expect } from 'vitest';
import { inProcessDesk } from '../../bots/testing/in-process-desk.ts';
import { LIBRARY } from '../../games.ts';
import { LocalTables } from '../local/local-tables.ts';
import { MemoryShelf } from '../local/memory-shelf.ts';
import type { Shelf } from '../local/shelf.ts';
import type { TableSnapshot } from '../table-client.ts';

export const QUICK = { botPace: 0, grace: 0, turnEnds: 'when-told' } as const;

/** A browser's tables; another with the same shelf is the same browser later, or another tab. */
export const tablesOn = (
  shelf: Shelf = new MemoryShelf(),
  desk: BotDesk = inProcessDesk(),
): LocalTables => new LocalTables({ library: LIBRARY, shelf, desk });

/** In order, none twice, none left out, and as far as the view. */
export function expectWhole({ told, view }: TableSnapshot): void {
  expect(told.map(({ seq }) => seq)).toEqual(told.map((_, at) => at + 1));
  expect(told.at(-1)?.seq).toBe(view!.seq);
}
