import { memo, type RefObject, useEffect, useRef } from 'react';
import './mini-map.css';
import { looksSame } from './looks-same.ts';

interface MiniMapProps {
  /** The window on the board. */
  readonly pane: RefObject<HTMLElement | null>;
}

/** Where cards and tiles lie on the ledge. */
const ON_THE_LEDGE = [2, 12, 22, 32, 48, 57, 66, 75] as const;

/** On a phone: the whole board in a corner, and which part of it is seen. */
export const MiniMap = memo(function MiniMap({ pane }: MiniMapProps) {
  const seen = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = pane;
    if (current === null) return;
    const follow = () => frame(seen.current, current);
    const sizes = new ResizeObserver(follow);
    sizes.observe(current);
    current.addEventListener('scroll', follow, { passive: true });
    return () => {
      sizes.disconnect();
      current.removeEventListener('scroll', follow);
    };
  }, [pane]);
  return (
    <div className="mini-map" aria-hidden="true">
      <svg viewBox="0 0 84 58" aria-hidden="true">
        <rect width="84" height="58" fill="var(--hill2)" />
        <rect width="84" height="12" fill="var(--sky)" />
        <rect y="12" width="84" height="12" fill="var(--mead2)" />
        <path d="M76 8C70 20 70 30 66 45H84V8z" fill="var(--wat2)" />
        <path d="M20 20l8-14 8 14z" fill="var(--leaf3)" />
        <ellipse cx="45" cy="17" rx="9" ry="5" fill="var(--pit2)" />
        <path d="M54 17l3-10 6-2 6 12z" fill="var(--rock2)" />
        <path d="M38 38l6-12 6 12zM26 38v-8h9v8zM55 38l3-6h7l3 6z" fill="var(--hide2)" />
        <ellipse cx="11" cy="30" rx="7" ry="4" fill="var(--pit3)" />
        <rect y="45" width="84" height="13" fill="var(--ledge)" />
        {ON_THE_LEDGE.map((x) => (
          <rect key={x} x={x} y="47" width="7" height="9" rx="1" fill="var(--hide1)" />
        ))}
      </svg>
      <i ref={seen} />
    </div>
  );
}, looksSame);

/** Straight to the style: a scroll must not draw the board anew. */
function frame(seen: HTMLElement | null, pane: HTMLElement): void {
  if (seen === null) return;
  const part = (length: number, whole: number) => `${(length / whole) * 100}%`;
  seen.style.left = part(pane.scrollLeft, pane.scrollWidth);
  seen.style.top = part(pane.scrollTop, pane.scrollHeight);
  seen.style.width = part(pane.clientWidth, pane.scrollWidth);
  seen.style.height = part(pane.clientHeight, pane.scrollHeight);
}
