import type { TableView } from '@ochre/match';
import { TALKERS } from '@ochre/protocol/vocabulary';
import { Segments } from '@ochre/ui/parts/segments.tsx';
import type { Send } from '../play/use-sending.ts';
import { useWords } from '../words/language.tsx';
import './host-tools.css';

interface HostToolsProps {
  readonly view: TableView;
  readonly send: Send;
}

/** What whoever made the table can do about the talk: who takes part, and who may come back. */
export function HostTools({ view, send }: HostToolsProps) {
  const { hosting } = useWords().online;
  const { banned = [] } = view;
  return (
    <details className="host-tools">
      <summary>{hosting.title}</summary>
      <p>{hosting.whoTalks}</p>
      <Segments
        label={hosting.whoTalks}
        values={TALKERS}
        chosen={view.talk ?? 'everybody'}
        name={(talkers) => hosting.talkers[talkers]}
        onChoose={(to) => void send({ kind: 'limitTalk', to })}
      />
      {banned.length > 0 && (
        <>
          <p>{hosting.banned}</p>
          <ul>
            {banned.map(({ ban, name }) => (
              <li key={ban}>
                <span>{name}</span>
                <button
                  type="button"
                  className="button small"
                  aria-label={hosting.letBackIn(name)}
                  onClick={() => void send({ kind: 'unban', ban })}
                >
                  {hosting.letBack}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
