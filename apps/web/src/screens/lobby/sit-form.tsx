import { LONGEST_NAME } from '@ochre/ui/settings/settings.ts';
import type { FormEvent } from 'react';
import { useWords } from '../../words/language.tsx';

interface SitFormProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onSit: () => void;
}

/** At the table itself, for who has not said yet what to be called. */
export function SitForm({ name, onName, onSit }: SitFormProps) {
  const { online } = useWords();
  const sit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') onSit();
  };
  return (
    <form className="sit-form" onSubmit={sit}>
      <input
        className="text-field"
        aria-label={online.name.label}
        placeholder={online.name.label}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        required
        value={name}
        onChange={(event) => onName(event.target.value)}
      />
      <button type="submit" className="button act">
        {online.table.takeSeat}
      </button>
    </form>
  );
}
