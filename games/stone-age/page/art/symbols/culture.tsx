import { cut } from '@ochre/ui/art/strokes.ts';
import type { Drawings } from '@ochre/ui/art/symbols/symbol.ts';

/** The signs of culture: one pigment, so that they are not taken for goods. */
export const CULTURE_SYMBOLS = {
  pottery: (
    <>
      <g fill="currentColor">
        <path d="M8.2 1.8h7.6l-1.3 3.6c4.8 1.7 6.3 5.8 5 9.6-.9 2.6-3 4.4-3.4 7.2H7.9c-.4-2.8-2.5-4.6-3.4-7.2-1.3-3.8.2-7.9 5-9.6z" />
      </g>
      <path {...cut} d="M5 11.5l2.4-2 2.3 2 2.3-2 2.3 2 2.3-2 2.4 2M5.2 15h13.6" />
    </>
  ),
  writing: (
    <>
      <path
        fill="currentColor"
        d="M4.5 3.5C9 1.8 15 1.8 19.5 3.5c1 5.6 1 11.4 0 17-4.5 1.7-10.5 1.7-15 0-1-5.6-1-11.4 0-17z"
      />
      <path {...cut} d="M8 7v4M11 7v4M14 7l2 4M16.5 7l-3 4M8 14.5h3.5M8 17.5h5.5M15.5 14v4" />
    </>
  ),
  transport: (
    <>
      <g fill="none" stroke="currentColor">
        <circle cx="12" cy="12" r="8.7" strokeWidth="3" />
        <path d="M12 4v16M4 12h16M6.3 6.3l11.4 11.4M17.7 6.3L6.3 17.7" strokeWidth="1.7" />
      </g>
      <circle cx="12" cy="12" r="3.2" fill="currentColor" />
      <circle cx="12" cy="12" r="1.1" fill="var(--cut)" />
    </>
  ),
  healing: (
    <>
      <path
        fill="currentColor"
        d="M2.5 13h19c0 4.6-2.5 7.6-6 8.4v1.1h-7v-1.1c-3.5-.8-6-3.8-6-8.4z"
      />
      <path d="M12 12V5" stroke="currentColor" strokeWidth="1.8" />
      <path
        fill="currentColor"
        d="M12 7.5c-.2-3-2.3-5-5.7-5.2C6.4 5.5 8.6 7.8 12 7.5zM12 10.5c.1-3 2.2-5 5.9-5.1 0 3.3-2.5 5.5-5.9 5.1z"
      />
      <path {...cut} d="M6 16.5h12" />
    </>
  ),
  art: (
    <>
      <path
        fill="currentColor"
        d="M7.3 22.5c-.2-2.8-1-4.6-2.5-6.3L1.6 12.7c-.8-1.2.8-2.6 2-1.7l2.7 2.2.3-8.7c.1-1.7 2.4-1.7 2.5 0l.3 6 .9-8c.2-1.7 2.6-1.6 2.6.1l.1 8 1.7-7c.4-1.6 2.7-1.2 2.5.5l-.9 7.5 2-4.3c.7-1.5 2.7-.7 2.3.9-1 4-1.5 6.3-2.5 8.5-.8 1.9-1.3 3.5-1.3 5.8z"
      />
    </>
  ),
  weaving: (
    <>
      <g stroke="currentColor" strokeLinecap="round" fill="none">
        <path d="M2.5 4h19M4.5 2v20M19.5 2v20" strokeWidth="2.4" />
        <path d="M8.3 5v16M12 5v16M15.7 5v16" strokeWidth="1.4" />
      </g>
      <path fill="currentColor" d="M5 8h14v8.5H5z" />
      <path {...cut} d="M5.5 12.2l2.2-2 2.2 2 2.1-2 2.1 2 2.2-2 2.2 2M6 15h12" strokeWidth="1.3" />
    </>
  ),
  music: (
    <>
      <g transform="rotate(-40 12 12)">
        <path fill="currentColor" d="M1 9.3c5-.8 13-.8 20 .2 2 .5 2 4.5 0 5-7 1-15 1-20 .2z" />
        <g fill="var(--cut)">
          <circle cx="8" cy="12" r="1.2" />
          <circle cx="11.7" cy="12" r="1.2" />
          <circle cx="15.4" cy="12" r="1.2" />
        </g>
        <path {...cut} d="M3.8 9.5v5" />
      </g>
      <path
        fill="currentColor"
        d="M3.4 3.2c2.3-.2 4 .8 4.6 2.9l-1.4.6c-.5-1-1-1.4-1.7-1.5l1 3.7A2 2 0 1 1 4.5 8z"
      />
      <circle cx="18.7" cy="19" r="2" fill="currentColor" />
      <path d="M20.3 19v-4.5" stroke="currentColor" strokeWidth="1.4" />
    </>
  ),
  time: (
    <>
      <path
        fill="currentColor"
        d="M15.8 2.2C10.3.9 4 5 3.8 12c-.2 7 6.5 11.4 12.3 9.7-4.3-1.7-6.8-5.4-6.8-9.8 0-4.3 2.4-7.9 6.5-9.7z"
      />
      <g fill="currentColor">
        <circle cx="17.6" cy="6" r="1.5" />
        <circle cx="20.6" cy="10" r="1.5" />
        <circle cx="20.6" cy="14.8" r="1.5" />
        <circle cx="17.6" cy="18.6" r="1.5" />
      </g>
    </>
  ),
  ring: (
    <>
      <circle cx="12" cy="15" r="6.3" fill="none" stroke="currentColor" strokeWidth="3" />
      <path fill="currentColor" d="M8 1.8h8l2.3 3.2L12 10.3 5.7 5z" />
      <path {...cut} d="M6.5 5h11M10 2.5L9.5 5l2.5 4 2.5-4-.5-2.5" strokeWidth="1" />
    </>
  ),
} satisfies Drawings;
