import type { TimedChange } from '@ochre/ui/motion/step.ts';
import { type Dispatch, type SetStateAction, useLayoutEffect } from 'react';
import { happened, type Playback } from './playback.ts';
import { lengthOf } from './tempo.ts';

/** Changes so near to each other are shown together: each costs a drawing. */
const TOGETHER = 24;

/** The board changes when what brings it arrives, and the act is finished when all has come. */
export function useClock(
  { act, done }: Playback,
  setPlayback: Dispatch<SetStateAction<Playback>>,
  finish: () => void,
): void {
  const number = act?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an act is set going once.
  useLayoutEffect(() => {
    if (act === undefined) return;
    const happens = (count: number) => () =>
      setPlayback((now) => (now.act?.number === number ? happened(now, count) : now));
    const timers = [...countsByTime(act.changes)]
      .filter(([, count]) => count > done)
      .map(([at, count]) => setTimeout(happens(count), at));
    timers.push(setTimeout(finish, lengthOf(act)));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [number, finish]);
}

/** How many changes have been made by when. */
function countsByTime(changes: readonly TimedChange<unknown>[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  let time = 0;
  for (const [index, { at }] of changes.entries()) {
    if (at - time > TOGETHER) time = at;
    counts.set(time, index + 1);
  }
  return counts;
}
