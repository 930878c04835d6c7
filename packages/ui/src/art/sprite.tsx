import { SYMBOLS } from './symbols/index.ts';
import { spriteOf } from './symbols-in-use.tsx';

/** What every page draws with, whatever game it shows. */
export const Sprite = spriteOf(
  SYMBOLS,
  <>
    {/* The uneven edge of a woodblock. */}
    <filter id="rough" x="-5%" y="-5%" width="110%" height="110%">
      <feTurbulence
        type="fractalNoise"
        baseFrequency=".035"
        numOctaves="2"
        seed="4"
        result="noise"
      />
      <feDisplacementMap in="SourceGraphic" in2="noise" scale="3.2" />
    </filter>
    <radialGradient id="lit">
      <stop offset=".35" stopColor="var(--glow)" stopOpacity=".95" />
      <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
    </radialGradient>
  </>,
);
