import { CULTURE_SYMBOLS } from './culture.tsx';
import { DICE_SYMBOLS } from './dice.tsx';
import { ELDER_SYMBOLS } from './elder.tsx';
import { GOODS_SYMBOLS } from './goods.tsx';
import { INTERFACE_SYMBOLS } from './interface.tsx';
import { MARK_SYMBOLS } from './marks.tsx';
import { PEOPLE_SYMBOLS } from './people.tsx';
import { PLACE_SYMBOLS } from './places.tsx';
import { PROFESSION_SYMBOLS } from './professions.tsx';
import { onGrid } from './symbol.ts';

/** Everything that is drawn once and used by name. */
export const SYMBOLS = {
  ...onGrid(GOODS_SYMBOLS),
  ...onGrid(MARK_SYMBOLS),
  ...onGrid(CULTURE_SYMBOLS),
  ...onGrid(PROFESSION_SYMBOLS),
  ...onGrid(PLACE_SYMBOLS),
  ...onGrid(INTERFACE_SYMBOLS),
  ...onGrid(DICE_SYMBOLS),
  ...PEOPLE_SYMBOLS,
  ...ELDER_SYMBOLS,
};

export type SymbolName = keyof typeof SYMBOLS;

export const SYMBOL_NAMES = Object.keys(SYMBOLS) as SymbolName[];
