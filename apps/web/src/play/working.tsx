import { Hand } from '@ochre/ui/art/wordmark/hand.tsx';
import { useWords } from '../words/language.tsx';
import './working.css';

/** Something takes a moment; shown after a short while only. */
export function Working() {
  const words = useWords();
  return (
    <main className="working" aria-busy="true">
      <Hand size={64} />
      <p role="status">{words.play.working}</p>
    </main>
  );
}
