import { SYMBOLS } from './symbols/index.ts';
import { inUse } from './symbols-in-use.tsx';

/** A symbol between words. */
export const { Icon } = inUse(SYMBOLS);
