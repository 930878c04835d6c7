import { useEffect, useState } from 'react';
import { useMotion } from '../settings/use-settings.ts';

const EACH = 500;

/** How many of so many things are counted by now, one after the other, and how to have all at once. */
export function useCounting(things: number): readonly [counted: number, finish: () => void] {
  const moves = useMotion();
  const [counted, setCounted] = useState(moves ? 0 : things);
  const isDone = counted >= things;
  useEffect(() => {
    if (isDone) return undefined;
    const timer = setInterval(() => setCounted((before) => before + 1), EACH);
    return () => clearInterval(timer);
  }, [isDone]);
  return [Math.min(counted, things), () => setCounted(things)];
}
