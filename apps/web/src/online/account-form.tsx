import { type Credentials, LIMITS } from '@ochre/protocol';
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
  const { account } = useWords().online;
  const about = useId();
  const [name, setName] = useState(props.name);
  const [password, setPassword] = useState('');
  const { least, most } = LIMITS.password;
  const hasPassword = password.length >= least;
  const credentials = { name: name.trim(), password };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (credentials.name === '') return;
    if (hasPassword) props.onLogIn(credentials);
    else if (password === '') props.onRename(credentials.name);
  };
  return (
    <form className="account-form" onSubmit={submit}>
      <p id={about}>{account.about}</p>
      <label>
        {account.name}
        <input
          className="text-field"
          autoComplete="username"
          maxLength={LIMITS.name}
          required
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
          minLength={least}
          maxLength={most}
          placeholder={account.passwordAbout(least)}
          aria-describedby={about}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      <div className="acts">
        {hasPassword ? (
          <>
            <button type="submit" className="button small">
              {account.logIn}
            </button>
            <button
              type="button"
              className="button small act"
              onClick={() => credentials.name !== '' && props.onMake(credentials)}
            >
              {account.make}
            </button>
          </>
        ) : (
          <button type="submit" className="button small">
            {account.rename}
          </button>
        )}
      </div>
    </form>
  );
}
