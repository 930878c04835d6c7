import { useShowing } from '@ochre/ui/motion/showing.ts';
import type { Staged } from './step.ts';

const NOTHING: Staged = {};

/** What is set up on the land by the move that is played. */
export function useStaged(): Staged {
  const { now } = useShowing();
  // All moves that are played were planned here.
  return (now?.staged as Staged | undefined) ?? NOTHING;
}
