import type { GameRecord } from '@ochre/kernel';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { type DragEvent, type FormEvent, useId, useState } from 'react';
import '@ochre/ui/parts/buttons.css';
import { useWords } from '../words/language.tsx';
import './import-record.css';
import { useOpening } from './use-opening.ts';

interface ImportRecordProps {
  /** A record that holds. */
  readonly onRecord: (record: GameRecord) => void;
}

/** A game from elsewhere: a file that is chosen or dropped, or text that is pasted. */
export function ImportRecord({ onRecord }: ImportRecordProps) {
  const { import: says } = useWords().story;
  const ids = { text: useId(), problem: useId() };
  const [text, setText] = useState('');
  const { open, read, problem, forget } = useOpening(onRecord);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') void open(text);
  };
  return (
    <form className="import-record" onSubmit={submit}>
      <h2 className="display">{says.title}</h2>
      <p>{says.about}</p>
      <RecordFile
        describedBy={ids.problem}
        onFile={(file) => void read(file)}
        onText={(dropped) => void open(dropped)}
      />
      <label htmlFor={ids.text}>{says.paste}</label>
      <textarea
        id={ids.text}
        className="text-field"
        rows={5}
        spellCheck={false}
        autoComplete="off"
        placeholder={says.placeholder}
        value={text}
        aria-invalid={problem !== undefined}
        aria-describedby={ids.problem}
        onChange={(event) => {
          setText(event.target.value);
          forget();
        }}
      />
      <div id={ids.problem} role="alert">
        {problem !== undefined && (
          <p className="problem">
            <b>{problem.says}</b>
            {problem.detail !== undefined && <code lang="en">{problem.detail}</code>}
          </p>
        )}
      </div>
      <button type="submit" className="button" aria-disabled={text.trim() === ''}>
        {says.open}
      </button>
    </form>
  );
}

interface RecordFileProps {
  readonly describedBy: string;
  readonly onFile: (file: File) => void;
  /** Text can be dropped as well. */
  readonly onText: (text: string) => void;
}

/** Where a file is chosen, or dropped. */
function RecordFile({ describedBy, onFile, onText }: RecordFileProps) {
  const { import: says } = useWords().story;
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file === undefined) onText(event.dataTransfer.getData('text/plain'));
    else onFile(file);
  };
  return (
    <label
      className={isOver ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        className="unseen"
        accept=".ochre,text/plain"
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onFile(file);
          // The same file can be chosen again once it was mended.
          target.value = '';
        }}
      />
      <Icon name="log" size={24} />
      <b className="display">{says.choose}</b>
      <span>{says.drop}</span>
    </label>
  );
}
