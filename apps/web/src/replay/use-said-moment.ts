import { useEffect, useRef } from 'react';

/** Browsers do not let an address change as fast as a replay can. */
const A_WHILE = 400;

/** Tells when another moment is looked at for a while; gives back how to say no more of this one. */
export function useSaidMoment(
  at: number,
  from: number,
  onMoment: ((moves: number) => void) | undefined,
): () => void {
  /** The address says this already; once the game is played on, it is another game's. */
  const said = useRef(from);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (said.current !== at) onMoment?.(at);
      said.current = at;
    }, A_WHILE);
    return () => clearTimeout(timer);
  }, [at, onMoment]);
  return () => {
    said.current = at;
  };
}
