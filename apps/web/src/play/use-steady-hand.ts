import { useEffect, useEffectEvent, useRef } from 'react';

/** So soon after a click, and so near, another one belongs to it. */
const SAME_CLICK_MS = 400;
const SAME_SPOT = 24;
/** Where a move changes what lies there. What opens elsewhere, as in the chat, opens on purpose. */
const PLAYED = '.board-frame, .decision-bar';

interface Clicked {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly meaning: string;
}

/**
 * The second click of a double click never does something else than the first: where what lies there
 * has changed its meaning meanwhile, it is not heard. Keys are, for nobody presses two by accident.
 */
export function useSteadyHand(moves: number): void {
  const last = useRef<Clicked>(undefined);
  const hear = useEffectEvent((event: MouseEvent) => {
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    const { timeStamp: at, clientX: x, clientY: y } = event;
    const clicked = { at, x, y, meaning: `${moves} ${meaningOf(event.target)}` };
    const { current: before } = last;
    last.current = clicked;
    if (before === undefined || !isSameClick(before, clicked)) return;
    if (before.meaning === clicked.meaning || event.target.closest(PLAYED) === null) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listen = (event: MouseEvent): void => hear(event);
    document.addEventListener('click', listen, true);
    return () => document.removeEventListener('click', listen, true);
  }, []);
}

const isSameClick = (one: Clicked, other: Clicked): boolean =>
  other.at - one.at < SAME_CLICK_MS && Math.hypot(other.x - one.x, other.y - one.y) < SAME_SPOT;

/** What somebody who clicks there means to do. */
function meaningOf(target: Element): string {
  const control = target.closest('button, a, [role=button]');
  return control?.getAttribute('aria-label') ?? control?.textContent ?? '';
}
