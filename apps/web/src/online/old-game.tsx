import type { TableView } from '@ochre/match';
import { type ReactNode, useState } from 'react';
import { seatsOf } from '../play/seats-of.ts';
import { useWords } from '../words/language.tsx';
import { HomeLink } from './entering.tsx';
import { keepRecord } from './keep-record.ts';
import { useNetwork } from './network.ts';
import './old-game.css';
import { Plain } from './plain.tsx';
import { sayRefusal } from './say-refusal.ts';

interface OldGameProps {
  readonly id: string;
  readonly view: TableView;
  readonly again: () => void;
  readonly children: ReactNode;
}

/** A finished game by rules that nobody here knows any more: how it ended, and its record. */
export function OldGame({ id, view, again, children }: OldGameProps) {
  const words = useWords();
  const { table, account } = words.online;
  const { api } = useNetwork();
  const [failure, setFailure] = useState<string>();
  const keep = (): void => {
    setFailure(undefined);
    keepRecord(api, id).catch((error) => setFailure(sayRefusal(error, words)));
  };
  return (
    <Plain title={table.ofOldRules} about={table.ofOldRulesAbout}>
      {view.result !== undefined && <Scores view={view} result={view.result} />}
      <div className="old-game-acts">
        <button type="button" className="button act" onClick={keep}>
          {account.record}
        </button>
        {view.you !== undefined && (
          <button type="button" className="button" onClick={again}>
            {words.buttons.again}
          </button>
        )}
        <HomeLink />
        {children}
      </div>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </Plain>
  );
}

interface ScoresProps {
  readonly view: TableView;
  readonly result: NonNullable<TableView['result']>;
}

function Scores({ view, result: { scores, winners } }: ScoresProps) {
  const words = useWords();
  const { account } = words.online;
  return (
    <table className="old-game">
      <thead>
        <tr>
          <th scope="col">{account.players}</th>
          <th scope="col">{account.meanScore}</th>
        </tr>
      </thead>
      <tbody>
        {seatsOf(view, words).map(({ tribe, name, about }, seat) => (
          <tr key={tribe}>
            <th scope="row">
              {name}
              <small>{winners.includes(seat) ? `${about} · ${account.won}` : about}</small>
            </th>
            <td>{words.number(scores[seat] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
