import { useWords } from '../in-words.tsx';
import './skip-links.css';

/** For who goes by keys: past the menu to the board, or past the board to what is asked. */
export function SkipLinks() {
  const { aloud } = useWords();
  return (
    <div className="skip-links">
      <button type="button" className="paper" onClick={() => skipTo('.board-window')}>
        {aloud.toBoard}
      </button>
      <button type="button" className="paper" onClick={() => skipTo('.decision-bar, .replay-bar')}>
        {aloud.toDecision}
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
