import { parseRecord } from '@ochre/kernel';
import type { TableView } from '@ochre/match';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useOchre } from '../ochre.ts';
import { Corner } from '../play/corner.tsx';
import { seatsOf } from '../play/seats-of.ts';
import { TableScreen } from '../play/table-screen.tsx';
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
import { useNetwork } from './network.ts';
import { nextSeat, toSit } from './own-place.ts';
import { Plain } from './plain.tsx';
import { sayRefusal } from './say-refusal.ts';
import { seatNotes } from './seat-notes.tsx';
import { TableMenu } from './table-menu.tsx';
import { TableNotices } from './table-notices.tsx';
import { useAddress } from './use-address.ts';
import { useChat } from './use-chat.ts';
import { useOwnName } from './use-own-name.tsx';
import { useTurnCall } from './use-turn-call.ts';

/** A table over the network, from the way there to the way to the next. */
export function AtTable({ table }: { readonly table: NetworkTable }) {
  const shown = useTable(table);
  const { view } = shown;
  if (view === undefined) return <Entering id={table.id} status={shown.status} />;
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
  const { line, api } = useNetwork();
  const { tables } = useOchre();
  const chat = useChat(shown);
  const { send, refused, forget } = useSending(table);
  const [askName, nameSheet] = useOwnName();
  const [open, setOpen] = useState<'menu' | 'settings'>();
  const [failure, setFailure] = useState<string>();
  const address = useAddress(table.id, shown.status.kind === 'connected');
  const names = seatsOf(view, words).map(({ name }) => name);
  const others = words.and(names.filter((_, seat) => seat !== view.you));
  useTurnCall(view, others);
  const { presence } = shown;
  const notes = useMemo(
    () => seatNotes(view, presence, () => line.now(), words),
    [view, presence, line, words],
  );
  const again = async (): Promise<void> => {
    const { table: next } = await api.rematch(table.id);
    toNext(next);
  };
  const toNext = (next: string): void =>
    view.you === undefined
      ? go(PATHS.table(next))
      : go(...toSit(next, nextSeat(view.you, view.seats.length)));
  /** The record is kept in this browser, where games are replayed. */
  const replay = async (): Promise<void> => {
    const kept = await tables.import(await api.record(table.id), names);
    kept.close();
    go(PATHS.replay(kept.id));
  };
  const failed = (error: unknown): void => setFailure(sayRefusal(error, words));
  const toRules = (): void => go(PATHS.rules());
  const toHome = (): void => go(PATHS.home);
  const corner = (more: { readonly onMenu?: () => void }) => (
    <>
      <ChatButton chat={chat} />
      <Corner onRules={toRules} onSettings={() => setOpen('settings')} {...more} />
    </>
  );
  const watching = presence?.watching ?? 0;
  return (
    <>
      {view.stage === 'gathering' && (
        <GatheringTable
          view={view}
          address={address}
          presence={presence}
          send={send}
          askName={askName}
          corner={corner({})}
          onLeave={toHome}
        />
      )}
      {view.stage === 'closed' && (
        <Plain
          title={words.online.table.closed}
          about={words.online.table[view.game === undefined ? 'nobodyCame' : 'allLeft']}
        >
          <HomeLink />
        </Plain>
      )}
      {(view.stage === 'playing' || view.stage === 'over') && (
        <TableScreen
          client={table}
          corner={corner({ onMenu: () => setOpen('menu') })}
          notes={notes}
          aside={
            watching > 0 &&
            view.you !== undefined && (
              <p className="watching">
                <Icon name="eye" size={16} />
                {words.online.table.watch(watching)}
              </p>
            )
          }
          end={<ChatButton chat={chat} />}
          onRule={(rule) => go(PATHS.rules(rule))}
          onHome={toHome}
          {...(view.you === undefined ? {} : { onAgain: () => void again().catch(failed) })}
          record={async () => parseRecord(await api.record(table.id))}
          onReplay={() => void replay().catch(failed)}
        />
      )}
      <TableNotices
        table={shown}
        view={view}
        names={names}
        chat={chat}
        send={send}
        now={() => line.now()}
        problem={failure ?? (refused && words.online.refusals[refused.code])}
        onForget={() => {
          forget();
          setFailure(undefined);
        }}
        onRematch={toNext}
      />
      {chat.isOpen && (
        <Chat view={view} lines={chat.lines} send={send} askName={askName} onClose={chat.close} />
      )}
      {open === 'menu' && (
        <TableMenu
          view={view}
          address={address}
          send={send}
          onRules={toRules}
          onSettings={() => setOpen('settings')}
          onHome={toHome}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'settings' && <SettingsPanel onClose={() => setOpen(undefined)} />}
      {nameSheet}
    </>
  );
}
