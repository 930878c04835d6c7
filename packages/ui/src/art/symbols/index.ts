import { DICE_SYMBOLS } from './dice.tsx';
import { INTERFACE_SYMBOLS } from './interface.tsx';
import { PEOPLE_SYMBOLS } from './people.tsx';
import { onGrid } from './symbol.ts';

/** What every page draws, whatever game it shows. */
export const SYMBOLS = {
  ...onGrid(INTERFACE_SYMBOLS),
  ...onGrid(DICE_SYMBOLS),
  ...PEOPLE_SYMBOLS,
};

export type SymbolName = keyof typeof SYMBOLS;
