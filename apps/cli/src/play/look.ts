import type { Look } from '@ochre/terminal';
import type { KeyboardTable } from './keyboard-table.ts';
import type { Terminal } from './terminal/terminal.ts';

/** How a table is looked at on a terminal; `asked` is what is chosen on the board, and what was. */
export const lookAt = (
  { seats }: KeyboardTable,
  { ink, width }: Terminal,
  asked: Partial<Pick<Look, 'numbers' | 'chosen'>> = {},
): Look => ({ seats, ink, width, numbers: new Map(), ...asked });
