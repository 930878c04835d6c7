import { useState } from 'react';
import { useLocation } from 'wouter';
import { gameBehind, gamesToOffer } from '../games.ts';
import { AccountSheet } from '../online/account.tsx';
import { MakeTable } from '../online/make-table.tsx';
import { useNetwork } from '../online/network.ts';
import { toSit } from '../online/own-place.ts';
import { tableByCode } from '../online/table-by-code.ts';
import { Lobby } from '../screens/lobby/lobby.tsx';
import { useLobby } from '../screens/lobby/use-lobby.ts';
import { Backdrop } from '../screens/parts/backdrop.tsx';
import { useSettings } from '../settings/index.ts';
import { useWords } from '../words/language.tsx';
import { useTitle } from '../words/use-title.ts';
import { PATHS } from './paths.ts';

/** Open tables, in front of the game that was played last. */
export function LobbyRoute() {
  useTitle(useWords().screens.lobby.title);
  const { api } = useNetwork();
  const [, go] = useLocation();
  const [tables, ask] = useLobby(api);
  const [{ game: last }] = useSettings();
  const [open, setOpen] = useState<{ readonly make: string } | 'account'>();
  const close = () => setOpen(undefined);
  return (
    <main className="lobby">
      <Backdrop game={gameBehind(last)} />
      <Lobby
        open={tables}
        now={Date.now()}
        onJoin={({ table }) => go(...toSit(table))}
        onWatch={({ table }) => go(PATHS.table(table))}
        onCode={(code) => tableByCode(code, go)}
        games={gamesToOffer(null, last)}
        onMake={(game) => setOpen({ make: game })}
        onRetry={ask}
        onAccount={() => setOpen('account')}
        onClose={() => go(PATHS.home)}
      />
      {typeof open === 'object' && <MakeTable game={open.make} isOpen onClose={close} />}
      {open === 'account' && <AccountSheet onClose={close} />}
    </main>
  );
}
