import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** So near the end counts as the end, in pixels. */
const NEAR = 24;

/**
 * Keeps what is shown in sight: the end while it grows, unless the reader has scrolled up, or the
 * line of another moment.
 */
export function useScroll(
  pane: RefObject<HTMLElement | null>,
  shown: string | undefined,
  isLive: boolean,
): () => void {
  const isStuck = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is shown when `shown` changes.
  useLayoutEffect(() => {
    const { current } = pane;
    if (current === null) return;
    if (!isLive) {
      bringIn(current);
      // Whoever comes back from a moment of the past comes back to the end.
      isStuck.current = true;
    } else if (isStuck.current) current.scrollTop = current.scrollHeight;
  }, [pane, shown, isLive]);
  useEffect(() => {
    const { current } = pane;
    if (current === null) return;
    // Lines get their true height when they are first drawn.
    const follow = new ResizeObserver(() => {
      if (isLive && isStuck.current) current.scrollTop = current.scrollHeight;
    });
    follow.observe(current);
    if (current.firstElementChild !== null) follow.observe(current.firstElementChild);
    return () => follow.disconnect();
  }, [pane, isLive]);
  return () => {
    const { current } = pane;
    if (current === null || !isLive) return;
    isStuck.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR;
  };
}

/** The heading of a round covers so much of the pane, in pixels. */
const HEADING = 36;

/** To the middle, if it is out of sight; scrolls nothing but the pane. */
function bringIn(pane: HTMLElement): void {
  const line = pane.querySelector('[aria-current]')?.getBoundingClientRect();
  if (line === undefined) return;
  const frame = pane.getBoundingClientRect();
  if (line.top >= frame.top + HEADING && line.bottom <= frame.bottom) return;
  pane.scrollTop += (line.top + line.bottom - frame.top - frame.bottom) / 2;
}
