import { useNewVersion } from '../offline/index.ts';
import '@ochre/ui/parts/buttons.css';
import { useWords } from '../words/language.tsx';
import './page-note.css';

/** Says that a newer page is there; nothing is loaded under anybody's feet. */
export function NewVersion() {
  const { play } = useWords();
  const load = useNewVersion();
  if (load === undefined) return null;
  return (
    <p className="page-note paper" role="status">
      {play.newVersion}
      <button type="button" className="button small" onClick={load}>
        {play.reload}
      </button>
    </p>
  );
}
