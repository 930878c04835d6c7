import type { Credentials, Deletion, Me } from '@ochre/protocol';
import { Sheet } from '@ochre/ui/parts/sheet.tsx';
import { useCallback, useEffect, useState } from 'react';
import '@ochre/ui/parts/buttons.css';
import { useSettings } from '../settings/index.ts';
import { type Api, Refusal } from '../table/index.ts';
import { useWords } from '../words/language.tsx';
import './account.css';
import { AccountForm } from './account-form.tsx';
import { MyGames } from './my-games.tsx';
import { useNetwork } from './network.ts';
import { OwnData } from './own-data.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { sayRefusal } from './say-refusal.ts';

/** Who somebody is to the server, and what they played there. */
export function AccountSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const { account } = words.online;
  const network = useNetwork();
  const [, change] = useSettings();
  const [me, setMe] = useState<Me>();
  const [isForgotten, setForgotten] = useState(false);
  const [said, setSaid] = useState<{ readonly text: string; readonly isBad: boolean }>();
  const failed = useCallback(
    (error: unknown) => setSaid({ text: sayRefusal(error, words), isBad: true }),
    [words],
  );
  useEffect(() => {
    network.api.me().then(setMe, failed);
  }, [network, failed]);
  const wrongCode = (error: unknown): void => {
    const isWrong = error instanceof Refusal && error.code === 'wrong-password';
    if (isWrong) setSaid({ text: account.recovery.wrong, isBad: true });
    else failed(error);
  };
  const become = (answer: Promise<Me>, text?: string, onFailed = failed): void => {
    setSaid(undefined);
    answer.then((known) => {
      network.hangUp();
      setMe(known);
      if (known.name !== undefined) change({ name: known.name });
      setForgotten(false);
      if (text !== undefined) setSaid({ text, isBad: false });
    }, onFailed);
  };
  const leave = (left: Promise<void>): void => become(left.then(() => network.api.me()));
  const erase = async (deletion: Deletion): Promise<void> => {
    await network.api.deleteMe(deletion);
    change({ name: '' });
    become(network.api.me(), account.data.deleted);
  };
  return (
    <Sheet title={account.title} onClose={onClose}>
      <div className="account">
        {(me !== undefined || said === undefined) && (
          <p>{me === undefined ? words.play.working : sayWho(me, account)}</p>
        )}
        {me?.hasAccount === false && !isForgotten && (
          <AccountForm
            name={me.name ?? ''}
            onRename={(name) => become(network.api.rename(name), account.renamed)}
            onMake={(credentials) => become(madeBy(network.api, credentials), account.made)}
            onLogIn={(credentials) => become(network.api.logIn(credentials))}
          />
        )}
        {me?.hasAccount === false && !isForgotten && (
          <button type="button" className="button small" onClick={() => setForgotten(true)}>
            {account.recovery.open}
          </button>
        )}
        {isForgotten && (
          <RecoveryForm
            name={me?.name ?? ''}
            onRecover={(recovery) => become(network.api.recover(recovery), undefined, wrongCode)}
            onBack={() => setForgotten(false)}
          />
        )}
        {me?.hasAccount && (
          <div className="acts">
            <button
              type="button"
              className="button small"
              onClick={() => leave(network.api.logOut())}
            >
              {account.logOut}
            </button>
            <button
              type="button"
              className="button small"
              onClick={() => leave(network.api.logOutEverywhere())}
            >
              {account.logOutEverywhere}
            </button>
          </div>
        )}
        <p role="status" className={said?.isBad ? 'bad' : 'good'}>
          {said?.text}
        </p>
        {me !== undefined && <MyGames key={me.name} onFailed={failed} />}
        {me !== undefined && (
          <OwnData
            key={`${me.name} ${me.hasAccount}`}
            hasAccount={me.hasAccount}
            onDelete={erase}
          />
        )}
      </div>
    </Sheet>
  );
}

/** Others are to see the name that was chosen for it. */
async function madeBy(api: Api, credentials: Credentials): Promise<Me> {
  await api.makeAccount(credentials);
  return api.rename(credentials.name);
}

function sayWho(
  { name, hasAccount }: Me,
  words: ReturnType<typeof useWords>['online']['account'],
): string {
  if (name === undefined) return hasAccount ? words.unnamed : words.nobody;
  return hasAccount ? words.loggedIn(name) : words.guest(name);
}
