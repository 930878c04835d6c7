import './skip-links.css';

interface SkipLinksProps {
  /** Where the board is. */
  readonly board: string;
  readonly toBoard: string;
  readonly toDecision: string;
}

/** For who goes by keys: past the menu to the board, or past the board to what is asked. */
export function SkipLinks({ board, toBoard, toDecision }: SkipLinksProps) {
  return (
    <div className="skip-links">
      <button type="button" className="paper" onClick={() => skipTo(board)}>
        {toBoard}
      </button>
      <button type="button" className="paper" onClick={() => skipTo('.decision-bar, .replay-bar')}>
        {toDecision}
      </button>
    </div>
  );
}

/** What nobody stops at by Tab can still be gone to. */
function skipTo(selector: string): void {
  const target = document.querySelector<HTMLElement>(selector);
  if (target === null) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus();
}
