import { ink, thinInk } from '@ochre/ui/art/strokes.ts';
import { INTERFACE_SYMBOLS } from '@ochre/ui/art/symbols/interface.tsx';
import type { Drawings } from '@ochre/ui/art/symbols/symbol.ts';

/** Things that are not goods: tools, tracks, points, the first player. */
export const MARK_SYMBOLS = {
  tool: (
    <>
      <path d="M5 21.3L15.6 6.5" stroke="var(--line-ink)" strokeWidth="5" strokeLinecap="round" />
      <path d="M5 21.3L15.6 6.5" stroke="var(--g-wood)" strokeWidth="2.2" strokeLinecap="round" />
      <path
        {...ink}
        d="M9.5 4.8c3-3.4 8.8-3.6 12.8.5-.3 3.3-1.8 6.3-4.3 8-1.2-3.3-4.2-6.9-8.5-8.5z"
        fill="var(--g-stone-2)"
      />
      <path d="M12.5 7.2l2.8 2.3" stroke="var(--g-jewel)" strokeWidth="1.9" strokeLinecap="round" />
    </>
  ),
  oneUseTool: (
    <>
      <circle
        cx="12"
        cy="12"
        r="10.7"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="2.6 2.2"
      />
      <g transform="translate(3.2 2.6) scale(.74)">
        <path d="M5 21.3L15.6 6.5" stroke="var(--line-ink)" strokeWidth="5" strokeLinecap="round" />
        <path d="M5 21.3L15.6 6.5" stroke="var(--g-wood)" strokeWidth="2.2" strokeLinecap="round" />
        <path
          {...ink}
          d="M9.5 4.8c3-3.4 8.8-3.6 12.8.5-.3 3.3-1.8 6.3-4.3 8-1.2-3.3-4.2-6.9-8.5-8.5z"
          fill="var(--g-stone-2)"
        />
        <path {...thinInk} d="M18.5 3l-1.5 3 2 1-1.5 3.5" />
      </g>
    </>
  ),
  agriculture: (
    <>
      <path d="M12 22.5V10" stroke="var(--line-ink)" strokeWidth="2.4" strokeLinecap="round" />
      <g fill="var(--g-wheat)" stroke="var(--line-ink)" strokeWidth="1.2" strokeLinejoin="round">
        <path d="M12 .8c2.6 2.4 2.6 5.6 0 8-2.6-2.4-2.6-5.6 0-8z" />
        <path d="M12.3 13.3c-.2-4.2 2.6-6.7 7-6.8.2 4.6-2.6 7.3-7 6.8zM11.7 13.3c.2-4.2-2.6-6.7-7-6.8-.2 4.6 2.6 7.3 7 6.8zM12.3 20c-.2-4.2 2.8-6.7 7.4-6.8.2 4.6-2.9 7.3-7.4 6.8zM11.7 20c.2-4.2-2.8-6.7-7.4-6.8-.2 4.6 2.9 7.3 7.4 6.8z" />
      </g>
    </>
  ),
  card: (
    <>
      <rect {...ink} x="4.5" y="2" width="15" height="20" rx="2.5" fill="var(--g-bone)" />
      <path
        {...ink}
        d="M4.5 12.5h15V20c0 1.4-1 2-2.3 2H6.8c-1.3 0-2.3-.6-2.3-2z"
        fill="var(--culture)"
      />
      <circle cx="12" cy="7.3" r="2.3" fill="var(--ochre)" />
    </>
  ),
  firstPlayer: INTERFACE_SYMBOLS.fire,
  merchant: (
    <>
      <path
        {...ink}
        d="M8 7.5C8.5 5.5 6.5 4 6.8 2.5h10.4c.3 1.5-1.7 3-1.2 5z"
        fill="var(--g-hide)"
      />
      <path
        {...ink}
        d="M8 7.5h8c4.2 3 5.5 7 5 10.5-.4 2.6-2 3.7-4.5 3.7h-9C5 21.7 3.4 20.6 3 18c-.5-3.5.8-7.5 5-10.5z"
        fill="var(--g-hide)"
      />
      <path d="M7.5 7.5h9" stroke="var(--g-jewel)" strokeWidth="2.4" strokeLinecap="round" />
      <path
        {...thinInk}
        d="M9.5 13.5c1.3-.8 3.4-.7 4.6.1.4 2.5-1.5 4.6-4.3 5.4.7-1.7.5-3.7-.3-5.5z"
        fill="var(--g-bone)"
      />
    </>
  ),
} satisfies Drawings;
