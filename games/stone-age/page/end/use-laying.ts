import { useMotion } from '@ochre/ui/settings/use-settings.ts';
import { useEffect, useState } from 'react';

const ROW = 500;

/** How many rows are laid by now, one after the other, and how to have all at once. */
export function useLaying(rows: number): readonly [laid: number, finish: () => void] {
  const moves = useMotion();
  const [laid, setLaid] = useState(moves ? 0 : rows);
  const isDone = laid >= rows;
  useEffect(() => {
    if (isDone) return undefined;
    const timer = setInterval(() => setLaid((before) => before + 1), ROW);
    return () => clearInterval(timer);
  }, [isDone]);
  return [Math.min(laid, rows), () => setLaid(rows)];
}
