import { useEffect, useState } from 'react';
import type { ControlProps } from './control.ts';

export interface Chosen {
  readonly move: string | undefined;
  /** Chooses and previews. */
  readonly choose: (move: string | undefined) => void;
  /** Chooses; the second time, commits. */
  readonly tap: (move: string) => void;
  /** Goes back to what was proposed; undefined where nothing else was chosen. */
  readonly clear: (() => void) | undefined;
}

/** The move that is previewed and that *Confirm* commits. */
export function useChosen(
  { commit, preview, legal }: Pick<ControlProps, 'commit' | 'preview' | 'legal'>,
  proposed: string | undefined,
): Chosen {
  const [chosen, choose] = useState(proposed);
  const move = chosen !== undefined && legal.includes(chosen) ? chosen : undefined;
  useEffect(() => {
    preview(move);
    return () => preview(undefined);
  }, [preview, move]);
  return {
    move,
    choose,
    tap: (tapped) => (tapped === move ? commit(tapped) : choose(tapped)),
    clear: chosen === proposed ? undefined : () => choose(proposed),
  };
}
