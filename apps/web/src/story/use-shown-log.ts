import type { Told } from '@ochre/match';
import { useShowing } from '@ochre/ui/motion/showing.ts';
import { useMemo } from 'react';

interface Log {
  readonly told: readonly Told[];
  /** How many moves were made. */
  readonly moves: number;
}

/** The log as far as the board has come: what is told in the bar is written once it was seen. */
export function useShownLog({ told, moves }: Log): Log {
  const { now } = useShowing();
  const until = now === undefined ? Number.POSITIVE_INFINITY : now.seq + (now.isTold ? 0 : 1);
  return useMemo(() => {
    const shown = told.filter((line) => line.seq < until);
    const later = told.filter((line) => line.seq >= until && line.what.kind === 'moved').length;
    return shown.length === told.length ? { told, moves } : { told: shown, moves: moves - later };
  }, [told, moves, until]);
}
