import { type FormEvent, useId, useState } from 'react';
import { sayRefusal } from '../../online/say-refusal.ts';
import { Refusal } from '../../table/index.ts';
import { useWords } from '../../words/language.tsx';
import type { Words } from '../../words/words.ts';
import './code-entry.css';

interface CodeEntryProps {
  /** Rejects with why it does not lead to a table. */
  readonly onCode: (code: string) => Promise<void>;
}

/** A link is long. */
const LONGEST = 200;

/** A code that was read out leads to a table, and so does a link. */
export function CodeEntry({ onCode }: CodeEntryProps) {
  const words = useWords();
  const about = useId();
  const [code, setCode] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { home } = words.screens;
  const join = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '' || isAsking) return;
    setAsking(true);
    await onCode(code).catch((error) => setProblem(sayProblem(error, words)));
    setAsking(false);
  };
  return (
    <form className="code-entry" onSubmit={join} aria-busy={isAsking}>
      <input
        className="text-field"
        aria-label={home.code}
        placeholder={home.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LONGEST}
        value={code}
        aria-invalid={problem !== undefined}
        aria-describedby={about}
        onChange={(event) => {
          setCode(event.target.value);
          setProblem(undefined);
        }}
      />
      <button type="submit" className="button small">
        {words.buttons.join}
      </button>
      <p id={about} role="status">
        {problem}
      </p>
    </form>
  );
}

/** That there is none is the reader's to put right; anything else is not. */
const sayProblem = (error: unknown, words: Words): string =>
  error instanceof Refusal && error.code === 'no-such-table'
    ? words.screens.home.codeUnknown
    : sayRefusal(error, words);
