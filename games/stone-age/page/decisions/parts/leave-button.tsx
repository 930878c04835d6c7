import type { Words } from '../../in-words.tsx';
import type { Chosen } from '../use-chosen.ts';

interface LeaveButtonProps {
  readonly leave: string | undefined;
  readonly chosen: Chosen;
  /** What is chosen again by whoever thinks better of it. */
  readonly stay: () => void;
  readonly words: Words;
}

/** To take one's people back without acting: chosen here, confirmed beside it. */
export function LeaveButton({ leave, chosen, stay, words }: LeaveButtonProps) {
  if (leave === undefined) return null;
  const isLeaving = chosen.move === leave;
  return (
    <button
      type="button"
      className={`leave ${isLeaving ? 'on' : ''}`}
      aria-pressed={isLeaving}
      onClick={() => (isLeaving ? stay() : chosen.choose(leave))}
    >
      {words.decisions.leaveIt}
    </button>
  );
}
