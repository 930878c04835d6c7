import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large something is drawn, in pixels. */
export function useSize(element: RefObject<Element | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const look = (): void => {
      const { width, height } = current.getBoundingClientRect();
      setSize({ width, height });
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
