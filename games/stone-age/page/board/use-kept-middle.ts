import { type RefObject, useEffect } from 'react';

/**
 * When the window on the board becomes smaller or larger, what was in its middle stays there, and a
 * place that was chosen in sight.
 */
export function useKeptMiddle(pane: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = pane;
    if (current === null) return;
    let [width, height] = [current.clientWidth, current.clientHeight];
    const sizes = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = current;
      const [left, top] = [(width - clientWidth) / 2, (height - clientHeight) / 2];
      current.scrollBy({ left, top, behavior: 'instant' });
      [width, height] = [clientWidth, clientHeight];
      const chosen = current.querySelector('[data-state="chosen"]');
      chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    });
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [pane]);
}
