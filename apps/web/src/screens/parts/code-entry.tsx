import { type FormEvent, useId, useState } from 'react';
import { useWords } from '../../words/language.tsx';
import './code-entry.css';

interface CodeEntryProps {
  readonly onCode: (code: string) => Promise<boolean>;
}

/** A code that was read out leads to a table. */
export function CodeEntry({ onCode }: CodeEntryProps) {
  const words = useWords();
  const problem = useId();
  const [code, setCode] = useState('');
  const [state, setState] = useState<'typing' | 'asking' | 'unknown'>('typing');
  const { home } = words.screens;
  const join = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '' || state === 'asking') return;
    setState('asking');
    const isThere = await onCode(code.trim()).catch(() => false);
    setState(isThere ? 'typing' : 'unknown');
  };
  return (
    <form className="code-entry" onSubmit={join} aria-busy={state === 'asking'}>
      <input
        className="text-field"
        aria-label={home.code}
        placeholder={home.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        aria-invalid={state === 'unknown'}
        aria-describedby={problem}
        onChange={(event) => {
          setCode(event.target.value);
          setState('typing');
        }}
      />
      <button type="submit" className="button small">
        {words.buttons.join}
      </button>
      <p id={problem} role="status">
        {state === 'unknown' && home.codeUnknown}
      </p>
    </form>
  );
}
