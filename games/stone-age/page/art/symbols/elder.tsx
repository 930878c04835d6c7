import type { DrawnSymbol } from '@ochre/ui/art/symbols/symbol.ts';

const CLOAK =
  'M13 1.5a4.3 4.3 0 0 1 3.8 6.7c2.8 1.3 4.2 4.5 4.8 8.8L23 31H3.5l1.8-14c.6-4.3 1.8-7.3 4.3-8.7A4.3 4.3 0 0 1 13 1.5z';
const STAFF = 'M2.6 30.5V7.5c0-3.6-3-4-3-1.6 0 1.5 1.5 1.8 1.8.8';

/** The elder of the one-player game: charcoal and bone, no player's colour, with a staff. */
const elder = (
  <>
    <path
      d={CLOAK}
      fill="#4A3A2E"
      stroke="var(--line-ink)"
      strokeWidth="1.7"
      strokeLinejoin="round"
    />
    <path d={STAFF} fill="none" stroke="var(--line-ink)" strokeWidth="3.8" strokeLinecap="round" />
    <path d={STAFF} fill="none" stroke="#D9A566" strokeWidth="1.7" strokeLinecap="round" />
    <path
      d="M9.6 6.5c2-1.5 5.2-1.5 7 0 .8 5.5-.8 10-3.5 13-2.7-3-4.3-7.5-3.5-13z"
      fill="#F7F0E0"
      stroke="var(--line-ink)"
      strokeWidth="1.2"
    />
    <path
      d="M9.3 6.3c1.5-3 6-3.2 7.6 0-2.5-1-5-1-7.6 0z"
      fill="#C79A6B"
      stroke="var(--line-ink)"
      strokeWidth="1"
    />
    <path
      d="M8 24c3 2 7.5 2 11.5 0M7.5 27.5c4 1.8 8.5 1.8 13 0"
      fill="none"
      stroke="#C9B48E"
      strokeWidth="1.5"
      strokeLinecap="round"
    />
  </>
);

export const ELDER_SYMBOLS: Readonly<Record<'person-elder' | 'standing-elder', DrawnSymbol>> = {
  'person-elder': { viewBox: '-3 -1 28 34', drawing: elder },
  'standing-elder': {
    viewBox: '-4 -2.5 30 36',
    drawing: (
      <>
        <path
          d={`${CLOAK}M2.6 30.5V6`}
          fill="var(--rim)"
          stroke="var(--rim)"
          strokeWidth="6"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {elder}
      </>
    ),
  },
};
