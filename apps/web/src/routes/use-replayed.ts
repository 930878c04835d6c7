import type { GameRecord } from '@ochre/kernel';
import type { TableView } from '@ochre/match';
import { useEffect, useState } from 'react';
import { useOchre } from '../ochre.ts';

/** A game in this browser as it can be replayed. */
export interface Replayed {
  readonly record: GameRecord;
  readonly view: TableView;
  readonly isImported: boolean;
}

/** Undefined while it is looked for; null when there is none. */
export function useReplayed(id: string): Replayed | null | undefined {
  const { tables } = useOchre();
  const [replayed, setReplayed] = useState<Replayed | null>();
  useEffect(() => {
    let isLeft = false;
    // Bots wait: looking at a game must not go on with it.
    tables.open(id, { botPace: Number.POSITIVE_INFINITY }).then(
      (table) => {
        table?.close();
        if (isLeft) return;
        const view = table?.snapshot.view;
        const isImported = table?.origin.kind === 'imported';
        setReplayed(table && view ? { record: table.openRecord(), view, isImported } : null);
      },
      () => setReplayed(null),
    );
    return () => {
      isLeft = true;
    };
  }, [tables, id]);
  return replayed;
}
