import { Sheet } from '@ochre/ui/parts/sheet.tsx';
import { type FormEvent, useState } from 'react';
import '@ochre/ui/parts/buttons.css';
import { LONGEST_NAME } from '@ochre/ui/settings/settings.ts';
import { useWords } from '../words/language.tsx';
import './name-sheet.css';

interface NameSheetProps {
  readonly name: string;
  /** Why that name cannot be had. */
  readonly problem: string | undefined;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** What to be called at a table; asked once, and again where that name cannot be had. */
export function NameSheet({ name: before, problem, onName, onClose }: NameSheetProps) {
  const { name: words } = useWords().online;
  const [name, setName] = useState(before);
  const goOn = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') onName(name.trim());
  };
  return (
    <Sheet title={words.title} onClose={onClose}>
      {problem === undefined ? (
        <p>{words.about}</p>
      ) : (
        <p role="alert" className="name-problem">
          {problem}
        </p>
      )}
      <form className="name-form" onSubmit={goOn}>
        <input
          className="text-field"
          aria-label={words.label}
          placeholder={words.label}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="button act">
          {words.goOn}
        </button>
      </form>
    </Sheet>
  );
}
