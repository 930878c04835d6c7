import type { GameRecord } from '@ochre/kernel';
import type { TableView } from '@ochre/match';
import { useEffect, useState } from 'react';
import { useOchre } from '../ochre.ts';
import type { LocalTable } from '../table/local/local-table.ts';
import { lookedBackAt } from './looked-back-at.ts';

/** A game in this browser as it can be replayed. */
export interface Replayed {
  readonly record: GameRecord;
  /** With the seat of whoever looks back, where that is somebody's. */
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
        setReplayed(table === undefined ? null : replayedFrom(table));
      },
      () => setReplayed(null),
    );
    return () => {
      isLeft = true;
    };
  }, [tables, id]);
  return replayed;
}

const replayedFrom = (table: LocalTable): Replayed => ({
  record: table.openRecord(),
  view: lookedBackAt(table),
  isImported: table.origin.kind === 'imported',
});
