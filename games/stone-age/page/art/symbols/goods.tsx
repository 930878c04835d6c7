import { ink, thinInk } from '@ochre/ui/art/strokes.ts';
import type { Drawings } from '@ochre/ui/art/symbols/symbol.ts';

/** What is gathered and paid: coloured things with an ink outline. */
export const GOODS_SYMBOLS = {
  food: (
    <>
      <path
        d="M13.5 13.5l4.6 4.6"
        stroke="var(--line-ink)"
        strokeWidth="5.4"
        strokeLinecap="round"
      />
      <circle {...ink} cx="20.1" cy="17.8" r="2.3" fill="var(--g-bone)" />
      <circle {...ink} cx="17.8" cy="20.1" r="2.3" fill="var(--g-bone)" />
      <path d="M13.5 13.5l5 5" stroke="var(--g-bone)" strokeWidth="2.8" strokeLinecap="round" />
      <path
        {...ink}
        d="M3.2 9.8C2.7 5.5 6.5 2.2 10.6 2.6c4.6.4 7.2 4.2 6.6 7.9-.6 3.4-3.9 5.7-7.6 5.7-3.8 0-6-2.9-6.4-6.4z"
        fill="var(--g-food)"
      />
      <path
        d="M6.5 9.5c0-2.2 1.6-3.8 3.7-3.9"
        stroke="var(--g-food-2)"
        strokeWidth="1.8"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  wood: (
    <>
      <g transform="rotate(-14 12 12)">
        <path {...ink} d="M5.5 5.5h13c2.2 0 4 2.9 4 6.5s-1.8 6.5-4 6.5h-13z" fill="var(--g-wood)" />
        <path {...thinInk} d="M10.5 9.5h6.5M13 14.5h6" />
        <ellipse {...ink} cx="5.6" cy="12" rx="4" ry="6.5" fill="var(--g-wood-2)" />
        <ellipse {...thinInk} cx="5.6" cy="12" rx="1.3" ry="2.5" />
      </g>
    </>
  ),
  clay: (
    <>
      <path {...ink} d="M2.5 10.5L7 6h14.5L17 10.5z" fill="var(--g-clay-2)" />
      <path {...ink} d="M17 10.5L21.5 6v7.5L17 18.5z" fill="var(--g-clay-3)" />
      <path {...ink} d="M2.5 10.5H17v8H2.5z" fill="var(--g-clay)" />
      <path d="M6 14.5h7.5" stroke="var(--g-clay-3)" strokeWidth="2.6" strokeLinecap="round" />
    </>
  ),
  stone: (
    <>
      <path {...ink} d="M2.5 17.5L5 9l6-5.5 7 3L21.5 14 19 19.5 8 20.5z" fill="var(--g-stone)" />
      <path d="M11 3.5l1.5 7L21.5 14 18 6.5z" fill="var(--g-stone-2)" />
      <path d="M12.5 10.5L8 20.5 19 19.5 21.5 14z" fill="var(--g-stone-3)" />
      <path
        {...ink}
        d="M2.5 17.5L5 9l6-5.5 7 3L21.5 14 19 19.5 8 20.5zM11 3.5l1.5 7M21.5 14l-9-3.5L8 20.5"
        fill="none"
      />
    </>
  ),
  gold: (
    <>
      <path
        {...ink}
        d="M4 15.5c-2-2.8-.4-6.1 2.6-6.2C6.6 5.3 11 3.2 14 5.5c3.2-1.2 6.6 1.3 6 4.8 2.4 2.6 1 6.9-2.4 7.1-1.7 3-5.7 3.4-7.6 1.5C7.5 20 4.8 18.5 4 15.5z"
        fill="var(--g-gold)"
      />
      <path {...thinInk} d="M6.6 9.3c2.6-.3 4 1.2 4.4 2.7M17.6 17.4c-.4-1.7-1.8-2.6-3.4-2.4" />
      <path d="M14.5 7l1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1z" fill="#fffbe8" />
    </>
  ),
  jewelry: (
    <>
      <path
        d="M3.5 3c1.6 4.2 15.4 4.2 17 0"
        fill="none"
        stroke="var(--line-ink)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        {...ink}
        d="M8 9.5c2.3-1.5 6.2-1.3 8.2.2.9 5.2-2.4 10.3-8.2 12.3 1.7-4 1.6-8.6 0-12.5z"
        fill="var(--g-bone)"
      />
      <path {...thinInk} d="M14 11.5c.2 2.8-.8 5.3-2.5 7" opacity=".45" />
      <circle {...ink} cx="12.2" cy="7.3" r="2.5" fill="var(--g-jewel)" />
    </>
  ),
  any: (
    <>
      <path {...ink} d="M12 2.2l8.5 4.9v9.8L12 21.8l-8.5-4.9V7.1z" fill="var(--g-any)" />
      <path {...ink} d="M12 2.2l8.5 4.9L12 12 3.5 7.1z" fill="var(--g-any-2)" />
      <path {...thinInk} d="M12 12v9.8" />
    </>
  ),
} satisfies Drawings;
