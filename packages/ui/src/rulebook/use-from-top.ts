import { useEffect } from 'react';

/** A part begins at its top, wherever the last one was left. */
export function useFromTop(): void {
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
}
