import { type GameRecord, Refused } from '@ochre/kernel';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { type DragEvent, type FormEvent, useId, useState } from 'react';
import '@ochre/ui/parts/buttons.css';
import { useWords } from '../words/language.tsx';
import './import-record.css';
import { openRecord } from './open-record.ts';

interface ImportRecordProps {
  /** A record that holds. */
  readonly onRecord: (record: GameRecord) => void;
}

/** In bytes. The longest game there is has a tenth of it. */
const LARGEST = 1_000_000;

interface Problem {
  readonly says: string;
  /** In the engine's own words. */
  readonly detail?: string;
}

/** A game from elsewhere: a file that is chosen or dropped, or text that is pasted. */
export function ImportRecord({ onRecord }: ImportRecordProps) {
  const words = useWords();
  const ids = { text: useId(), problem: useId() };
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [isOver, setOver] = useState(false);
  const { import: says } = words.story;

  const open = async (content: string): Promise<void> => {
    try {
      const record = await openRecord(content);
      setProblem(undefined);
      onRecord(record);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setProblem({ says: says.broken, detail: error.message });
    }
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > LARGEST) return setProblem({ says: says.tooLarge });
    const content = await file.text().catch(() => undefined);
    if (content === undefined) setProblem({ says: says.unreadable });
    else await open(content);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file === undefined) void open(event.dataTransfer.getData('text/plain'));
    else void read(file);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') void open(text);
  };

  return (
    <form className="import-record" onSubmit={submit}>
      <h2 className="display">{says.title}</h2>
      <p>{says.about}</p>
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
          aria-describedby={ids.problem}
          onChange={(event) => {
            void read(event.target.files?.[0]);
            // The same file can be chosen again once it was mended.
            event.target.value = '';
          }}
        />
        <Icon name="log" size={24} />
        <b className="display">{says.choose}</b>
        <span>{says.drop}</span>
      </label>
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
          setProblem(undefined);
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
