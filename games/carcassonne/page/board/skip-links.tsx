import { useWords } from '../in-words.tsx';
import './skip-links.css';

/** For who goes by keys: past the menu to the land, or past the land to what is asked. */
export function SkipLinks() {
  const { board } = useWords();
  return (
    <div className="land-skip">
      <button type="button" className="paper" onClick={() => skipTo('.land-pane')}>
        {board.toLand}
      </button>
      <button type="button" className="paper" onClick={() => skipTo('.decision-bar, .replay-bar')}>
        {board.toDecision}
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
