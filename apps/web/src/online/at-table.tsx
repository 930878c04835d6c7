import type { TableView } from '@ochre/match';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Corner } from '../play/corner.tsx';
import { seatsOf } from '../play/seats-of.ts';
import { useSending } from '../play/use-sending.ts';
import { useTable } from '../play/use-table.ts';
import { PATHS } from '../routes/paths.ts';
import { SettingsPanel } from '../settings/index.ts';
import type { NetworkTable, TableSnapshot } from '../table/index.ts';
import { useWords } from '../words/language.tsx';
import './at-table.css';
import { Chat } from './chat.tsx';
import { ChatButton } from './chat-button.tsx';
import { Entering, HomeLink } from './entering.tsx';
import { GatheringTable } from './gathering-table.tsx';
import { OldGame } from './old-game.tsx';
import { Plain } from './plain.tsx';
import { PlayedTable } from './played-table.tsx';
import type { Removable } from './removable.ts';
import { RemoveSheet } from './remove-sheet.tsx';
import { TableMenu } from './table-menu.tsx';
import { TableNotices } from './table-notices.tsx';
import { useAddress } from './use-address.ts';
import { useAfterwards } from './use-afterwards.ts';
import { useChat } from './use-chat.ts';
import { useNamed } from './use-named.ts';
import { useOwnName } from './use-own-name.tsx';
import { useTurnCall } from './use-turn-call.ts';

/** A table over the network, from the way there to the way to the next. */
export function AtTable({ table }: { readonly table: NetworkTable }) {
  const shown = useTable(table);
  const { view } = shown;
  // Also whoever was there, and is not to be any more.
  const isOut = view === undefined || shown.status.kind === 'refused';
  if (isOut) return <Entering id={table.id} status={shown.status} />;
  return <There table={table} shown={shown} view={view} />;
}

interface ThereProps {
  readonly table: NetworkTable;
  readonly shown: TableSnapshot;
  readonly view: TableView;
}

function There({ table, shown, view }: ThereProps) {
  const words = useWords();
  const [, go] = useLocation();
  const chat = useChat(shown);
  const { send, refused, forget, ...attempt } = useSending(table);
  const [askName, nameSheet] = useOwnName();
  const sendNamed = useNamed(attempt, askName);
  const [open, setOpen] = useState<'menu' | 'settings'>();
  const [removing, setRemoving] = useState<Removable>();
  const address = useAddress(table.id, shown.status.kind === 'connected');
  const names = seatsOf(view, words).map(({ name }) => name);
  const afterwards = useAfterwards(table.id, view, names);
  useTurnCall(view, words.and(names.filter((_, seat) => seat !== view.you)));
  const toRules = (): void => go(PATHS.rules(view.plan.game));
  const toHome = (): void => go(PATHS.home);
  // Nobody else sees a game of a day.
  const talk = view.daily === undefined && <ChatButton chat={chat} />;
  const corner = (more: { readonly onMenu?: () => void }) => (
    <>
      {talk}
      <Corner onRules={toRules} onSettings={() => setOpen('settings')} {...more} />
    </>
  );
  return (
    <>
      {view.stage === 'gathering' && (
        <GatheringTable
          view={view}
          address={address}
          presence={shown.presence}
          send={send}
          onRemove={setRemoving}
          sendNamed={sendNamed}
          corner={corner({})}
          now={() => table.now()}
          onLeave={toHome}
        />
      )}
      {view.stage === 'closed' && <ClosedTable view={view} again={afterwards.again} />}
      {view.stage === 'over' && view.game === undefined && (
        <OldGame id={table.id} view={view} again={afterwards.again}>
          <ChatButton chat={chat} />
        </OldGame>
      )}
      {(view.stage === 'playing' || view.stage === 'over') && view.game !== undefined && (
        <PlayedTable
          table={table}
          shown={shown}
          view={view}
          corner={corner({ onMenu: () => setOpen('menu') })}
          end={talk}
          afterwards={afterwards}
        />
      )}
      <TableNotices
        table={shown}
        view={view}
        names={names}
        chat={chat}
        send={send}
        now={() => table.now()}
        problem={afterwards.failure ?? (refused && words.online.refusals[refused.code])}
        onForget={() => {
          forget();
          afterwards.forget();
        }}
        again={afterwards.rematch}
      />
      {chat.isOpen && (
        <Chat
          view={view}
          lines={chat.lines}
          send={send}
          onRemove={setRemoving}
          sendNamed={sendNamed}
          onClose={chat.close}
        />
      )}
      {open === 'menu' && (
        <TableMenu
          view={view}
          address={address}
          send={send}
          onRules={toRules}
          onSettings={() => setOpen('settings')}
          onHome={toHome}
          onRemove={setRemoving}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'settings' && <SettingsPanel onClose={() => setOpen(undefined)} />}
      {removing !== undefined && (
        <RemoveSheet
          somebody={removing}
          onRemove={() => void send({ kind: 'ban', whom: removing.whom })}
          onClose={() => setRemoving(undefined)}
        />
      )}
      {nameSheet}
    </>
  );
}

interface ClosedTableProps extends Pick<ThereProps, 'view'> {
  readonly again: () => void;
}

/** Nobody came, all have left, or the rules have changed. */
function ClosedTable({ view, again }: ClosedTableProps) {
  const words = useWords();
  const { table: says } = words.online;
  return (
    <Plain title={says.closed} about={says[whyClosed(view)]}>
      {view.closed === 'rules' && view.you !== undefined && (
        <button type="button" className="button act" onClick={again}>
          {words.buttons.again}
        </button>
      )}
      <HomeLink />
    </Plain>
  );
}

function whyClosed({ closed, game, rules }: TableView): 'outlived' | 'nobodyCame' | 'allLeft' {
  if (closed === 'rules') return 'outlived';
  return game === undefined && rules === undefined ? 'nobodyCame' : 'allLeft';
}
