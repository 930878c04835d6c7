import { cut } from '@ochre/ui/art/strokes.ts';
import type { Drawings } from '@ochre/ui/art/symbols/symbol.ts';

/** Places as signs, where there is no room for their picture. */
export const PLACE_SYMBOLS = {
  'place-hunt': (
    <>
      <path
        fill="currentColor"
        d="M1.5 13.5c-.3-1.8.8-3 2-3.8C4.5 6.3 8 4 11 5c2.5.8 4 1.8 7 2 2.5.2 4 1.8 4.2 4l.8 4.5-1.5-.2-.3 4.2h-2l-.6-4c-2 .6-4.6.8-6.5.2l.2 3.8H10l-.7-3.5-.8 3.5H6.3L6 15.5c-1.8 0-4-.3-4.5-2zM4 9C2.5 8 2 6 3 4.5c.2 1.7 1.2 2.6 2.8 2.8z"
      />
    </>
  ),
  'place-forest': (
    <>
      <path
        fill="currentColor"
        d="M8.5 1.5l5 7h-2l3.5 5h-2.3l3.3 5H9.7v4H7.3v-4H1l3.3-5H2l3.5-5h-2z"
      />
      <path
        fill="currentColor"
        d="M17.5 7l4 6h-1.7l3.2 5.5h-4.5v3h-2v-1.8h1.3L15.5 14h1.8l-2.2-3.2z"
      />
    </>
  ),
  'place-claypit': (
    <>
      <path fill="currentColor" d="M1 9.5C4 6.5 20 6.5 23 9.5L19.5 19c-2 2.5-13 2.5-15 0z" />
      <path {...cut} d="M3.6 11.5c4 2 12.8 2 16.8 0M5 15c3.5 1.6 10.5 1.6 14 0" />
    </>
  ),
  'place-quarry': (
    <>
      <path fill="currentColor" d="M2 22V12l4-3V5l5-3 4 3v4l4 1 3 4v8z" />
      <path {...cut} d="M6 9l4 2v5M11 6.5L15 9M2.5 16.5l7.5-.5 4 2.5V22M15 12.5v3l6.5 1" />
    </>
  ),
  'place-river': (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round">
        <path d="M2 6c3.3-3 5.3-3 7.5 0s4.5 3 6.5 0 4-2.5 6-.5M2 12.5c3.3-3 5.3-3 7.5 0s4.5 3 6.5 0 4-2.5 6-.5M2 19c3.3-3 5.3-3 7.5 0s4.5 3 6.5 0 4-2.5 6-.5" />
      </g>
    </>
  ),
  'place-hut': (
    <>
      <path
        fill="currentColor"
        d="M9.5 1l2.5 3.2L14.5 1l1.3 1-2.5 3.6L23 22h-6.5l-4.5-8-4.5 8H1L10.7 5.6 8.2 2z"
      />
    </>
  ),
  'place-field': (
    <>
      <g fill="currentColor">
        <path d="M1 21c7-1.6 15-1.6 22 0v2H1z" />
        <path d="M12 .5c2.8 3.3 2.8 8.2.9 11.5V20h-1.8v-8C9.2 8.7 9.2 3.8 12 .5zM4.5 5c2.3 2.8 2.3 6.6.9 9.3V20H3.6v-5.7C2.2 11.6 2.2 7.8 4.5 5zM19.5 5c2.3 2.8 2.3 6.6.9 9.3V20h-1.8v-5.7c-1.4-2.7-1.4-6.5.9-9.3z" />
      </g>
    </>
  ),
} satisfies Drawings;
