import { actOptions } from '../decisions/options/act.ts';
import { useWords } from '../in-words.tsx';
import type { Deciding } from './deciding.ts';

interface LeaveAPlaceProps {
  readonly legal: readonly string[];
  readonly deciding: Deciding;
}

/** A tap on a place uses it; whoever would rather leave it unused says so first. */
export function LeaveAPlace({ legal, deciding }: LeaveAPlaceProps) {
  const words = useWords();
  if (!actOptions(legal).some(({ use, leave }) => use !== undefined && leave !== undefined)) {
    return null;
  }
  return (
    <button
      type="button"
      className="leave"
      aria-pressed={deciding.isLeaving}
      onClick={deciding.leave}
    >
      {words.decisions.leaveAPlace}
    </button>
  );
}
