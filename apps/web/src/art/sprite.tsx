import { memo } from 'react';
import { SYMBOL_NAMES, SYMBOLS } from './symbols/index.ts';

/**
 * Every symbol, filter and gradient, once in a document. All other drawings refer to it by id, so
 * that no id is ever there twice.
 */
export const Sprite = memo(function Sprite() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <defs>
        {SYMBOL_NAMES.map((name) => (
          <symbol key={name} id={name} viewBox={SYMBOLS[name].viewBox}>
            {SYMBOLS[name].drawing}
          </symbol>
        ))}
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
        <radialGradient id="firelight">
          <stop offset="0" stopColor="#F7A63E" stopOpacity=".6" />
          <stop offset="1" stopColor="#F7A63E" stopOpacity="0" />
        </radialGradient>
      </defs>
    </svg>
  );
});
