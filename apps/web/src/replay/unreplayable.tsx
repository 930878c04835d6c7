import '@ochre/ui/parts/buttons.css';
import { useWords } from '../words/language.tsx';
import './replay.css';

interface UnreplayableProps {
  readonly message: string;
  readonly onBack: () => void;
}

/** A record that does not hold. */
export function Unreplayable({ message, onBack }: UnreplayableProps) {
  const words = useWords();
  return (
    <main className="replay-broken paper">
      <h1 className="display">{words.story.replay.broken}</h1>
      <p>
        <code lang="en">{message}</code>
      </p>
      <button type="button" className="button" onClick={onBack}>
        {words.buttons.back}
      </button>
    </main>
  );
}
