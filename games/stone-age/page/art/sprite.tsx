import { spriteOf } from '@ochre/ui/art/symbols-in-use.tsx';
import { OWN_SYMBOLS } from './symbols/index.ts';

/** What Stone Age draws with beside what every page has. */
export const Sprite = spriteOf(
  OWN_SYMBOLS,
  <radialGradient id="firelight">
    <stop offset="0" stopColor="#F7A63E" stopOpacity=".6" />
    <stop offset="1" stopColor="#F7A63E" stopOpacity="0" />
  </radialGradient>,
);
