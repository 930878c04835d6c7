import { SYMBOLS as SHARED_SYMBOLS } from '@ochre/ui/art/symbols/index.ts';
import { onGrid } from '@ochre/ui/art/symbols/symbol.ts';
import { CULTURE_SYMBOLS } from './culture.tsx';
import { ELDER_SYMBOLS } from './elder.tsx';
import { GOODS_SYMBOLS } from './goods.tsx';
import { MARK_SYMBOLS } from './marks.tsx';
import { PLACE_SYMBOLS } from './places.tsx';
import { PROFESSION_SYMBOLS } from './professions.tsx';

/** What only Stone Age draws. */
export const OWN_SYMBOLS = {
  ...onGrid(GOODS_SYMBOLS),
  ...onGrid(MARK_SYMBOLS),
  ...onGrid(CULTURE_SYMBOLS),
  ...onGrid(PROFESSION_SYMBOLS),
  ...onGrid(PLACE_SYMBOLS),
  ...ELDER_SYMBOLS,
};

/** Everything that is drawn once and used by name. */
export const SYMBOLS = { ...SHARED_SYMBOLS, ...OWN_SYMBOLS };

export type SymbolName = keyof typeof SYMBOLS;

export const SYMBOL_NAMES = Object.keys(SYMBOLS) as SymbolName[];
