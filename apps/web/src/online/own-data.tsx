import type { Deletion } from '@ochre/protocol';
import { LIMITS } from '@ochre/protocol/vocabulary';
import { type FormEvent, useId, useState } from 'react';
import { useWords } from '../words/language.tsx';
import { sayRefusal } from './say-refusal.ts';

interface OwnDataProps {
  readonly hasAccount: boolean;
  /** Fails where it was refused. */
  readonly onDelete: (deletion: Deletion) => Promise<void>;
}

/** What the server keeps about somebody: theirs to have, and to have deleted. */
export function OwnData({ hasAccount, onDelete }: OwnDataProps) {
  const { data } = useWords().online.account;
  const [isDeleting, setDeleting] = useState(false);
  return (
    <section className="own-data">
      <h2 className="display">{data.title}</h2>
      <p>{data.about}</p>
      <div className="acts">
        <a className="button small" href="/api/me/export" download>
          {data.download}
        </a>
        {!isDeleting && (
          <button type="button" className="button small" onClick={() => setDeleting(true)}>
            {hasAccount ? data.deleteAccount : data.deleteGuest}
          </button>
        )}
      </div>
      {isDeleting && (
        <DeletionForm
          hasAccount={hasAccount}
          onDelete={onDelete}
          onKeep={() => setDeleting(false)}
        />
      )}
    </section>
  );
}

interface DeletionFormProps extends OwnDataProps {
  readonly onKeep: () => void;
}

/** Says what happens, and asks whoever has one for the password. */
function DeletionForm({ hasAccount, onDelete, onKeep }: DeletionFormProps) {
  const words = useWords();
  const { data } = words.online.account;
  const [about, wrong] = [useId(), useId()];
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setProblem(undefined);
    onDelete(hasAccount ? { password } : {}).catch((error: unknown) =>
      setProblem(sayRefusal(error, words)),
    );
  };
  return (
    <form className="account-form" noValidate onSubmit={submit} aria-describedby={about}>
      <p id={about}>{data.deletionAbout}</p>
      {hasAccount && (
        <label>
          {data.password}
          <input
            className="text-field"
            type="password"
            autoComplete="current-password"
            aria-describedby={wrong}
            maxLength={LIMITS.password.most}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </label>
      )}
      <p id={wrong} role="alert" className="bad">
        {problem}
      </p>
      <div className="acts">
        <button type="submit" className="button small danger">
          {data.confirm}
        </button>
        <button type="button" className="button small" onClick={onKeep}>
          {data.keep}
        </button>
      </div>
    </form>
  );
}
