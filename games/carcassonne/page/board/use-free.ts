import { type RefObject, useLayoutEffect } from 'react';
import type { LandCamera } from './land-camera.ts';

/** What is shown keeps so far from what lies over the land, in pixels. */
const APART = 14;
/**
 * Where the land reaches under what is around it, buttons stand at its left, the tile in hand below; on a
 * phone buttons stand below.
 */
const TOOLS = 50;
const HAND = { width: 90, height: 80 };

/** Tells the camera which part of the pane nothing lies over: the frame that the pane reaches out of. */
export function useFree(pane: RefObject<HTMLElement | null>, camera: LandCamera): void {
  useLayoutEffect(() => {
    const { current } = pane;
    const frame = current?.parentElement;
    if (current === null || frame === null || frame === undefined) return;
    const measure = (): void => {
      const [whole, free] = [current.getBoundingClientRect(), frame.getBoundingClientRect()];
      const isUnder = whole.height > free.height;
      camera.setFree({
        left: free.left - whole.left + APART + (isUnder ? TOOLS : 0),
        top: free.top - whole.top + APART,
        right: free.right - whole.left - APART,
        bottom: free.bottom - whole.top - APART - (isUnder ? 0 : TOOLS),
        ...(isUnder && { corner: HAND }),
      });
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(current);
    sizes.observe(frame);
    measure();
    return () => sizes.disconnect();
  }, [pane, camera]);
}
