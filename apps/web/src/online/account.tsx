import type { Credentials, Me } from '@ochre/protocol';
import { Sheet } from '@ochre/ui/parts/sheet.tsx';
import { useCallback, useEffect, useState } from 'react';
import '@ochre/ui/parts/buttons.css';
import { useSettings } from '../settings/index.ts';
import type { Api } from '../table/index.ts';
import { useWords } from '../words/language.tsx';
import './account.css';
import { AccountForm } from './account-form.tsx';
import { MyGames } from './my-games.tsx';
import { useNetwork } from './network.ts';
import { sayRefusal } from './say-refusal.ts';

/** Who somebody is to the server, and what they played there. */
export function AccountSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const { account } = words.online;
  const network = useNetwork();
  const [, change] = useSettings();
  const [me, setMe] = useState<Me>();
  const [said, setSaid] = useState<{ readonly text: string; readonly isBad: boolean }>();
  const failed = useCallback(
    (error: unknown) => setSaid({ text: sayRefusal(error, words), isBad: true }),
    [words],
  );
  useEffect(() => {
    network.api.me().then(setMe, failed);
  }, [network, failed]);
  const become = (answer: Promise<Me>, text?: string): void => {
    setSaid(undefined);
    answer.then((known) => {
      network.hangUp();
      setMe(known);
      if (known.name !== undefined) change({ name: known.name });
      if (text !== undefined) setSaid({ text, isBad: false });
    }, failed);
  };
  return (
    <Sheet title={account.title} onClose={onClose}>
      <div className="account">
        {(me !== undefined || said === undefined) && (
          <p>{me === undefined ? words.play.working : sayWho(me, account)}</p>
        )}
        {me?.hasAccount === false && (
          <AccountForm
            name={me.name ?? ''}
            onRename={(name) => become(network.api.rename(name), account.renamed)}
            onMake={(credentials) => become(madeBy(network.api, credentials), account.made)}
            onLogIn={(credentials) => become(network.api.logIn(credentials))}
          />
        )}
        {me?.hasAccount && (
          <button
            type="button"
            className="button small"
            onClick={() => become(network.api.logOut().then(() => network.api.me()))}
          >
            {account.logOut}
          </button>
        )}
        <p role="status" className={said?.isBad ? 'bad' : 'good'}>
          {said?.text}
        </p>
        {me !== undefined && <MyGames key={me.name} onFailed={failed} />}
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
