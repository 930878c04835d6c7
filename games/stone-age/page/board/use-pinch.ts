import { type RefObject, useEffect } from 'react';

const SMALLEST = 0.42;
const LARGEST = 1.6;
/** As the style sheet has it until somebody pinches. */
const USUAL = 0.72;

/** Two fingers make the board in a window larger or smaller; what lies between them stays there. */
export function usePinch(pane: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = pane;
    if (current === null) return;
    let before: Fingers | undefined;
    let zoom = USUAL;
    const move = (event: TouchEvent): void => {
      if (event.touches.length !== 2) return;
      event.preventDefault();
      const now = fingersOf(event.touches, current);
      if (before !== undefined) zoom = pinch(current, zoom, before, now);
      before = now;
    };
    const end = (): void => {
      before = undefined;
    };
    current.addEventListener('touchmove', move, { passive: false });
    current.addEventListener('touchend', end);
    current.addEventListener('touchcancel', end);
    return () => {
      current.removeEventListener('touchmove', move);
      current.removeEventListener('touchend', end);
      current.removeEventListener('touchcancel', end);
    };
  }, [pane]);
}

interface Fingers {
  readonly apart: number;
  /** Between them, inside the window. */
  readonly x: number;
  readonly y: number;
}

function fingersOf(touches: TouchList, pane: HTMLElement): Fingers {
  const [one, other] = [touches[0]!, touches[1]!];
  const { left, top } = pane.getBoundingClientRect();
  return {
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    x: (one.clientX + other.clientX) / 2 - left,
    y: (one.clientY + other.clientY) / 2 - top,
  };
}

/** Straight to the style: the board must not be drawn anew for every step. */
function pinch(pane: HTMLElement, zoom: number, before: Fingers, now: Fingers): number {
  const next = Math.min(LARGEST, Math.max(SMALLEST, (zoom * now.apart) / before.apart));
  const grown = next / zoom;
  const [left, top] = [pane.scrollLeft + before.x, pane.scrollTop + before.y];
  pane.style.setProperty('--zoom', `${next}`);
  pane.scrollTo({ left: left * grown - now.x, top: top * grown - now.y, behavior: 'instant' });
  return next;
}
