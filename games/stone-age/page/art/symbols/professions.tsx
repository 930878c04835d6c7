import { cut } from '@ochre/ui/art/strokes.ts';
import type { Drawings } from '@ochre/ui/art/symbols/symbol.ts';

/** The people of sand cards: one pigment, as the signs of culture. */
export const PROFESSION_SYMBOLS = {
  farmer: (
    <>
      <g fill="currentColor">
        <path d="M10.9 23.5V9h2.2v14.5z" />
        <path d="M12 .3c2.9 2.6 2.9 6 0 8.7-2.9-2.7-2.9-6.1 0-8.7z" />
        <path d="M13 13.8c-.2-4.6 2.8-7.3 7.8-7.4.2 5-2.8 7.9-7.8 7.4zM11 13.8c.2-4.6-2.8-7.3-7.8-7.4-.2 5 2.8 7.9 7.8 7.4zM13 21c-.2-4.6 2.9-7.3 8-7.4.2 5-3 7.9-8 7.4zM11 21c.2-4.6-2.9-7.3-8-7.4-.2 5 3 7.9 8 7.4z" />
      </g>
    </>
  ),
  toolmaker: (
    <>
      <path d="M5 21.3L15 7.5" stroke="currentColor" strokeWidth="3.6" strokeLinecap="round" />
      <path
        fill="currentColor"
        d="M8.8 5.3C12 1 18.6.9 23 5.4c-.3 3.8-2 7-4.8 9-1.2-3.7-4.6-7.5-9.4-9.1z"
      />
      <path {...cut} d="M12.2 8.2l3.4 2.8" strokeWidth="1.7" />
    </>
  ),
  builder: (
    <>
      <path
        fill="currentColor"
        d="M10 1l2 2.5L14 1l1.3 1-2 2.7L23 14.5l-1.5 1.7-2-1.8V22h-15v-7.6l-2 1.8L1 14.5l9.7-9.8-2-2.7z"
      />
      <path fill="var(--cut)" d="M9.5 22v-5.2c0-3.3 5-3.3 5 0V22z" />
    </>
  ),
  shaman: (
    <>
      <path fill="currentColor" d="M6 10.5h12c1 5.5-1.5 11-6 12.5-4.5-1.5-7-7-6-12.5z" />
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M8.5 11C8 7.5 3 7.5 2.5 2M5 6.7L1.5 7.5M6 3.3l-1 3.3M15.5 11c.5-3.5 5.5-3.5 6-9M19 6.7l3.5.8M18 3.3l1 3.3" />
      </g>
      <path {...cut} d="M8.5 14h2.3M13.2 14h2.3M10.5 19h3" strokeWidth="1.7" />
    </>
  ),
  trader: (
    <>
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        <path d="M12 2.5v18M7 21.5h10" strokeWidth="2.4" />
        <path d="M4 6.5l16-2" strokeWidth="2.2" />
        <path d="M4 7l-2.5 7h5zM20 5l-2.5 7h5z" strokeWidth="1.3" />
      </g>
      <path fill="currentColor" d="M.7 14h6.6c-.2 4-6.4 4-6.6 0zM16.7 12h6.6c-.2 4-6.4 4-6.6 0z" />
    </>
  ),
} satisfies Drawings;
