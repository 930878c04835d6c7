import type { Look } from '@ochre/terminal';
import type { KeyboardTable } from './keyboard-table.ts';
import type { Terminal } from './terminal/terminal.ts';

/** How a table is looked at on a terminal; `numbers` are those to choose places by. */
export const lookAt = (
  { seats }: KeyboardTable,
  { ink, width }: Terminal,
  numbers: Look['numbers'] = new Map(),
): Look => ({ seats, ink, width, numbers });
