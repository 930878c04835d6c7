import { ink, line, thinInk } from '../strokes.ts';
import type { Drawings } from './symbol.ts';

/** Signs of the page itself. */
export const INTERFACE_SYMBOLS = {
  gear: (
    <>
      <path {...line} d="M3 7h8.5M18.5 7H21M3 17h2.5M12.5 17H21" />
      <circle {...line} cx="15" cy="7" r="3.2" />
      <circle {...line} cx="9" cy="17" r="3.2" />
    </>
  ),
  undo: (
    <>
      <path {...line} d="M8 4L3.5 8.5 8 13M4 8.5h10a6 6 0 0 1 0 12H9" />
    </>
  ),
  help: (
    <>
      <circle {...line} cx="12" cy="12" r="9.5" />
      <path {...line} d="M9 9.3c.2-2 1.5-3 3.2-3 1.8 0 3 1.1 3 2.7 0 2.2-3.2 2.5-3.2 5" />
      <circle cx="12" cy="17.5" r="1.3" fill="currentColor" />
    </>
  ),
  menu: (
    <>
      <path {...line} d="M4 6.5h16M4 12h16M4 17.5h16" />
    </>
  ),
  sound: (
    <>
      <path
        {...line}
        d="M4 9.5v5h3.5l5 4.5V5l-5 4.5zM16 8.5c1.8 1.8 1.8 5.2 0 7M19 6c3 3 3 9 0 12"
      />
    </>
  ),
  mute: (
    <>
      <path {...line} d="M4 9.5v5h3.5l5 4.5V5l-5 4.5zM16.5 9.5l5 5M21.5 9.5l-5 5" />
    </>
  ),
  moon: (
    <>
      <path {...line} d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />
    </>
  ),
  up: (
    <>
      <path {...line} d="M5 15l7-7 7 7" />
    </>
  ),
  right: (
    <>
      <path {...line} d="M9 5l7 7-7 7" />
    </>
  ),
  check: (
    <>
      <path {...line} strokeWidth="3" d="M4 12.5l5.5 5.5L20 6.5" />
    </>
  ),
  fit: (
    <>
      <path {...line} d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
    </>
  ),
  eye: (
    <>
      <path {...line} d="M1.5 12C5 5.5 19 5.5 22.5 12 19 18.5 5 18.5 1.5 12z" />
      <circle {...line} cx="12" cy="12" r="3" />
    </>
  ),
  bot: (
    <>
      <path {...line} d="M5 9.5h14v10H5zM12 9.5V5M2.5 13v3M21.5 13v3" />
      <circle cx="12" cy="4" r="1.6" fill="currentColor" />
      <circle cx="9.3" cy="13.7" r="1.4" fill="currentColor" />
      <circle cx="14.7" cy="13.7" r="1.4" fill="currentColor" />
      <path {...line} d="M9.5 17h5" />
    </>
  ),
  link: (
    <>
      <path
        {...line}
        d="M9.5 14.5l5-5M8 10.5l-3.3 3.3a4 4 0 0 0 5.6 5.6L13.5 16M16 13.5l3.3-3.3a4 4 0 0 0-5.6-5.6L10.5 8"
      />
    </>
  ),
  screen: (
    <>
      <path {...line} d="M3 4.5h18v12H3zM8 20.5h8M12 16.5v4" />
    </>
  ),
  sun: (
    <>
      <circle {...line} cx="12" cy="12" r="4.2" />
      <path
        {...line}
        d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M5 19l1.7-1.7M17.3 6.7L19 5"
      />
    </>
  ),
  copy: (
    <>
      <path {...line} d="M8 8h12v12H8zM4 16V4h12" />
    </>
  ),
  play: (
    <>
      <path fill="currentColor" d="M6 3.5l15 8.5-15 8.5z" />
    </>
  ),
  pause: (
    <>
      <path fill="currentColor" d="M5.5 3.5h4.6v17H5.5zM14 3.5h4.6v17H14z" />
    </>
  ),
  step: (
    <>
      <path fill="currentColor" d="M5 4l10.5 8L5 20zM16.8 4h3v16h-3z" />
    </>
  ),
  skip: (
    <>
      <path
        fill="currentColor"
        d="M2.5 4.5l8 7.5-8 7.5zM10.5 4.5l8 7.5-8 7.5zM18.8 4.5h2.8v15h-2.8z"
      />
    </>
  ),
  loop: (
    <>
      <path {...line} strokeWidth="2.6" d="M20 12a8 8 0 1 1-2.5-5.8M18.5 2v5h-5" />
    </>
  ),
  log: (
    <>
      <path {...line} d="M5 5h14M5 10h14M5 15h9M5 20h6" />
    </>
  ),
  no: (
    <>
      <path {...line} strokeWidth="2.6" d="M6 6l12 12M18 6L6 18" />
    </>
  ),
  share: (
    <>
      <path {...line} d="M12 14V3M8 6.5L12 2.5l4 4M6 10.5H4.5v10h15v-10H18" />
    </>
  ),
  download: (
    <>
      <path {...line} d="M12 3v11.5M8 10.5l4 4 4-4M4.5 15.5v5h15v-5" />
    </>
  ),
  seal: (
    <>
      <path
        {...line}
        d="M12 2.5l8 3v6c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10v-6zM8.5 12l2.5 2.5 4.5-5"
      />
    </>
  ),
  points: (
    <>
      <path
        d="M12 1.2l2.6 2.5 3.6-.8.9 3.5 3.5 1-1 3.5L24 13.4l-2.6 2.5.9 3.5-3.5.9-1 3.5-3.5-1L12 24l-2.4-2.2-3.5 1-1-3.5-3.5-.9.9-3.5L0 13.4l2.4-2.5-1-3.5 3.5-1 .9-3.5 3.6.8z"
        fill="var(--ochre)"
      />
    </>
  ),
  minus: (
    <>
      <path {...line} strokeWidth="2.6" d="M5 12h14" />
    </>
  ),
  plus: (
    <>
      <path {...line} strokeWidth="2.6" d="M5 12h14M12 5v14" />
    </>
  ),
  clock: (
    <>
      <circle {...line} cx="12" cy="12" r="9.5" />
      <path {...line} d="M12 6.5V12l4 2.5" />
    </>
  ),
  swap: (
    <>
      <path {...line} d="M4 8.5h15M15 4.5l4 4-4 4M20 15.5H5M9 11.5l-4 4 4 4" />
    </>
  ),
  chat: (
    <>
      <path {...line} d="M3 5.5c6-.8 12-.8 18 0v11c-3.5 .4-6.5 .5-9.5 .4L7 21v-4.3l-4-.2z" />
      <path {...line} d="M7.5 9.5h9M7.5 13h6" />
    </>
  ),
  bell: (
    <>
      <path {...line} d="M4 17.5c2-2 2-4 2.2-7 .2-3.5 2.5-6 5.8-6s5.6 2.5 5.8 6c.2 3 .2 5 2.2 7z" />
      <path {...line} d="M12 2.3v2M9.8 20.3c.8 1.6 3.6 1.6 4.4 0" />
    </>
  ),
  person: (
    <>
      <circle {...ink} cx="12" cy="5.8" r="4" fill="var(--g-any-2)" />
      <path
        {...ink}
        d="M12 9.5c3.5 0 4.6 2.2 5.2 5L19 21.8H5l1.8-7.3c.6-2.8 1.7-5 5.2-5z"
        fill="var(--g-any-2)"
      />
    </>
  ),
  fire: (
    <>
      <path
        {...ink}
        d="M12 1.8c.6 3.7 5.8 6 5.8 11.4 0 4.4-2.7 7.6-5.8 7.6s-5.8-3.2-5.8-7.6c0-2.2 1-3.9 2.2-5.2.2 1.7.9 2.7 1.9 3.2-.3-3.3.4-6.9 1.7-9.4z"
        fill="var(--g-fire)"
      />
      <path
        d="M12 12.5c.3 2 2.4 2.8 2.4 5 0 1.6-1.1 2.7-2.4 2.7s-2.4-1.1-2.4-2.7c0-2.2 2.1-3 2.4-5z"
        fill="#ffe9a8"
      />
      <path d="M5 22.3h14" stroke="var(--line-ink)" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  house: (
    <>
      <path {...ink} d="M12 2.5L2.5 12.5h3v9h13v-9h3z" fill="var(--g-hide)" />
      <path d="M9.5 21.5v-5.5c0-3 5-3 5 0v5.5z" fill="var(--line-ink)" />
      <path {...thinInk} d="M12 5.5v3M8.5 9v2.5M15.5 9v2.5" />
    </>
  ),
} satisfies Drawings;
