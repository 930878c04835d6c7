import { useState } from 'react';
import { useLocation } from 'wouter';
import { FIRST_GAME, frontOf } from '../games.ts';
import { AccountSheet } from '../online/account.tsx';
import { MakeTable } from '../online/make-table.tsx';
import { useNetwork } from '../online/network.ts';
import { toSit } from '../online/own-place.ts';
import { tableByCode } from '../online/table-by-code.ts';
import { Lobby } from '../screens/lobby/lobby.tsx';
import { useLobby } from '../screens/lobby/use-lobby.ts';
import { useWords } from '../words/language.tsx';
import { useTitle } from '../words/use-title.ts';
import { PATHS } from './paths.ts';

const { Behind } = frontOf(FIRST_GAME);

/** Open tables, in front of the valley. */
export function LobbyRoute() {
  useTitle(useWords().screens.lobby.title);
  const { api } = useNetwork();
  const [, go] = useLocation();
  const [tables, ask] = useLobby(api);
  const [open, setOpen] = useState<'make' | 'account'>();
  const close = () => setOpen(undefined);
  return (
    <main className="lobby">
      <Behind />
      <Lobby
        open={tables}
        now={Date.now()}
        onJoin={({ table }) => go(...toSit(table))}
        onWatch={({ table }) => go(PATHS.table(table))}
        onCode={(code) => tableByCode(code, go)}
        onMake={() => setOpen('make')}
        onRetry={ask}
        onAccount={() => setOpen('account')}
        onClose={() => go(PATHS.home)}
      />
      {open === 'make' && <MakeTable isOpen onClose={close} />}
      {open === 'account' && <AccountSheet onClose={close} />}
    </main>
  );
}
