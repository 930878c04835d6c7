import { Sheet } from '@ochre/ui/parts/sheet.tsx';
import { type FormEvent, useState } from 'react';
import '@ochre/ui/parts/buttons.css';
import { LONGEST_NAME } from '@ochre/ui/settings/settings.ts';
import { useWords } from '../words/language.tsx';
import './name-sheet.css';

interface NameSheetProps {
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** What to be called at a table; asked once. */
export function NameSheet({ onName, onClose }: NameSheetProps) {
  const { name: words } = useWords().online;
  const [name, setName] = useState('');
  const goOn = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') onName(name.trim());
  };
  return (
    <Sheet title={words.title} onClose={onClose}>
      <p>{words.about}</p>
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
