import type { Credentials } from '@ochre/protocol';
import { LIMITS } from '@ochre/protocol/vocabulary';
import { type FormEvent, useId, useState } from 'react';
import { useWords } from '../words/language.tsx';

interface AccountFormProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
  readonly onMake: (credentials: Credentials) => void;
  readonly onLogIn: (credentials: Credentials) => void;
}

/** For who has no account yet, or is not logged in: a name is enough, a password makes it theirs. */
export function AccountForm(props: AccountFormProps) {
  const { account, refusals } = useWords().online;
  const [about, length] = [useId(), useId()];
  const [name, setName] = useState(props.name);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const { least, most } = LIMITS.password;
  const credentials = { name: name.trim(), password };
  const isRenaming = credentials.name !== props.name && password === '';
  /** What is wrong is said when it is tried, and not while it is typed. */
  const attempt = (act: (credentials: Credentials) => void) => (): void => {
    const wrong = wrongWith(credentials);
    setProblem(wrong);
    if (wrong === undefined) act(credentials);
  };
  const wrongWith = (given: Credentials): string | undefined => {
    if (given.name === '') return refusals['bad-name'];
    return given.password.length < least ? account.passwordShort(least) : undefined;
  };
  const rename = (): void => {
    setProblem(credentials.name === '' ? refusals['bad-name'] : undefined);
    if (credentials.name !== '') props.onRename(credentials.name);
  };
  return (
    <form
      className="account-form"
      noValidate
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      <p id={about}>{account.about}</p>
      <label>
        {account.name}
        <input
          className="text-field"
          autoComplete="username"
          maxLength={LIMITS.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <label>
        {account.password}
        <input
          className="text-field"
          type="password"
          autoComplete="current-password"
          maxLength={most}
          placeholder={account.passwordAbout(least)}
          aria-describedby={`${about} ${length}`}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setProblem(undefined);
          }}
        />
      </label>
      <p id={length} role="alert" className="bad">
        {problem}
      </p>
      {/* Enter in a field is a click on the first. */}
      <div className="acts">
        {isRenaming && (
          <button type="submit" className="button small" onClick={rename}>
            {account.rename}
          </button>
        )}
        <button type="submit" className="button small" onClick={attempt(props.onLogIn)}>
          {account.logIn}
        </button>
        <button type="submit" className="button small act" onClick={attempt(props.onMake)}>
          {account.make}
        </button>
      </div>
    </form>
  );
}
