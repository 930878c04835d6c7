import { type RefObject, useLayoutEffect } from 'react';
import type { LandCamera } from './land-camera.ts';

/** What is shown keeps so far from what lies over the land, in pixels. */
const APART = 14;

/** Tells the camera which part of the pane nothing lies over: the frame that the pane reaches out of. */
export function useFree(pane: RefObject<HTMLElement | null>, camera: LandCamera): void {
  useLayoutEffect(() => {
    const { current } = pane;
    const frame = current?.parentElement;
    if (current === null || frame === null || frame === undefined) return;
    const measure = (): void => {
      const [whole, free] = [current.getBoundingClientRect(), frame.getBoundingClientRect()];
      camera.setFree({
        left: free.left - whole.left + APART,
        top: free.top - whole.top + APART,
        right: free.right - whole.left - APART,
        bottom: free.bottom - whole.top - APART,
      });
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(current);
    sizes.observe(frame);
    measure();
    return () => sizes.disconnect();
  }, [pane, camera]);
}
