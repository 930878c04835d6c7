import type { Recovery } from '@ochre/protocol';
import { LIMITS } from '@ochre/protocol/vocabulary';
import { type FormEvent, useId, useState } from 'react';
import { useWords } from '../words/language.tsx';

interface RecoveryFormProps {
  readonly name: string;
  readonly onRecover: (recovery: Recovery) => void;
  readonly onBack: () => void;
}

/** A new password for who has forgotten the old one: the operator gives a code for it. */
export function RecoveryForm(props: RecoveryFormProps) {
  const words = useWords();
  const { account, refusals } = words.online;
  const { recovery } = account;
  const [about, wrong] = [useId(), useId()];
  const [given, setGiven] = useState({ name: props.name, code: '', password: '' });
  const [problem, setProblem] = useState<string>();
  const { least, most } = LIMITS.password;
  const problemOf = ({ name, code, password }: Recovery): string | undefined => {
    if (name === '') return refusals['bad-name'];
    if (code === '') return recovery.codeMissing;
    return password.length < least ? account.passwordShort(least) : undefined;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = { ...given, name: given.name.trim(), code: given.code.trim() };
    const found = problemOf(wanted);
    setProblem(found);
    if (found === undefined) props.onRecover(wanted);
  };
  const change = (changes: Partial<Recovery>): void => {
    setGiven({ ...given, ...changes });
    setProblem(undefined);
  };
  return (
    <form className="account-form" noValidate onSubmit={submit} aria-describedby={about}>
      <p id={about}>{recovery.about}</p>
      <label>
        {account.name}
        <input
          className="text-field"
          autoComplete="username"
          maxLength={LIMITS.name}
          value={given.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </label>
      <label>
        {recovery.code}
        <input
          className="text-field"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={LIMITS.recoveryCode}
          value={given.code}
          onChange={(event) => change({ code: event.target.value })}
        />
      </label>
      <label>
        {recovery.password}
        <input
          className="text-field"
          type="password"
          autoComplete="new-password"
          maxLength={most}
          placeholder={account.passwordAbout(least)}
          aria-describedby={wrong}
          value={given.password}
          onChange={(event) => change({ password: event.target.value })}
        />
      </label>
      <p id={wrong} role="alert" className="bad">
        {problem}
      </p>
      <div className="acts">
        <button type="submit" className="button small act">
          {recovery.set}
        </button>
        <button type="button" className="button small" onClick={props.onBack}>
          {words.buttons.back}
        </button>
      </div>
    </form>
  );
}
