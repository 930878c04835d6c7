import type { ControlProps } from '../control.ts';

interface LeaveButtonProps {
  readonly leave: string | undefined;
  readonly control: ControlProps;
}

/** To take one's people back without acting: at once, for it can be undone. */
export function LeaveButton({ leave, control: { words, commit } }: LeaveButtonProps) {
  if (leave === undefined) return null;
  return (
    <button type="button" className="leave" onClick={() => commit(leave)}>
      {words.decisions.leaveIt}
    </button>
  );
}
