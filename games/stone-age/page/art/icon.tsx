import { inUse } from '@ochre/ui/art/symbols-in-use.tsx';
import { SYMBOLS } from './symbols/index.ts';

/** A symbol between words, and one that stands inside a larger drawing. */
export const { Icon, PlacedSymbol } = inUse(SYMBOLS);
