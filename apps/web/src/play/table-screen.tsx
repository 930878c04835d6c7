import type { GameRecord } from '@ochre/kernel';
import type { Result, Snapshot } from '@ochre/stone-age/rules';
import { lazy, Suspense, useState } from 'react';
import { useSounds } from '../sound/index.ts';
import type { TableClient } from '../table/table-client.ts';
import { isOwnTurn } from '../table/turn.ts';
import { useWords } from '../words/language.tsx';
import { Playing } from './playing.tsx';
import { seatsOf } from './seats-of.ts';
import type { TableSlots } from './slots.ts';
import { useTable } from './use-table.ts';
import { Working } from './working.tsx';

const Ended = lazy(async () => ({ default: (await import('./ended.tsx')).Ended }));

interface TableScreenProps extends TableSlots {
  readonly client: TableClient;
  /** The game as a record, once it is over. */
  readonly record: () => Promise<GameRecord>;
  readonly onHome: () => void;
  readonly onAgain?: () => void;
  readonly onReplay: () => void;
}

/** A table, from its first move to its end. */
export function TableScreen(props: TableScreenProps) {
  const { client, record, onHome, onAgain, onReplay, ...slots } = props;
  const words = useWords();
  const table = useTable(client);
  const [isLooking, setLooking] = useState(false);
  const { view } = table;
  const game = view?.game;
  const snapshot = game?.snapshot as Snapshot | undefined;
  const hear = useSounds({
    isYourTurn: view !== undefined && isOwnTurn(view),
    isOver: snapshot?.result !== undefined,
  });
  if (view === undefined || game === undefined || snapshot === undefined) return <Working />;
  if (snapshot.result === undefined || isLooking) {
    return (
      <Playing client={client} table={{ ...table, view }} game={game} onHeard={hear} {...slots} />
    );
  }
  return (
    <Suspense fallback={<Working />}>
      <Ended
        view={snapshot as Snapshot & { readonly result: Result }}
        told={table.told}
        seats={seatsOf(view, words)}
        viewer={slots.isShared ? undefined : view.you}
        record={record}
        onAgain={onAgain}
        onReplay={onReplay}
        onBoard={() => setLooking(true)}
        onHome={onHome}
      >
        {slots.end}
      </Ended>
    </Suspense>
  );
}
