import type { TableView } from '@ochre/match';
import { useEffect, useRef } from 'react';
import { useTable } from '../play/use-table.ts';
import { Witness } from '../replay/witness.ts';
import { type NetworkTable, newToken } from '../table/index.ts';
import { nextSeat } from './own-place.ts';
import { isToBegin } from './rematch.ts';
import type { Again } from './use-again.ts';

/** Sits down at the next table for who is ready, and begins there; gives the way to stand up again. */
export function useReadiness(next: NetworkTable, view: TableView, again: Again): () => void {
  const { view: there } = useTable(next);
  const { isWanted, change } = again;
  const isSitting = there?.you !== undefined;
  const commitment = there?.stage === 'gathering' ? there.commitment : undefined;
  const asked = useRef(false);
  useEffect(() => {
    if (!isWanted || isSitting || commitment === undefined || asked.current) return;
    asked.current = true;
    sitAt(next, view, commitment)
      .then((isDone) => isDone || change(false))
      .finally(() => {
        asked.current = false;
      });
  }, [isWanted, isSitting, commitment, next, view, change]);
  const isFull = there !== undefined && isToBegin(there);
  useEffect(() => {
    if (isFull) void next.send({ kind: 'begin' });
  }, [isFull, next]);
  return () => {
    change(false);
    void next.send({ kind: 'stand' });
  };
}

/** The seat after the own one, by the same name and with the same figure; tells whether it was done. */
async function sitAt(next: NetworkTable, view: TableView, commitment: string): Promise<boolean> {
  const { you = 0, seats } = view;
  const { name = '', figure = you } = seats[you] ?? {};
  // Before anything is added to the dice from here.
  new Witness().saw(next.id, commitment);
  const nonce = newToken();
  const seat = nextSeat(you, seats.length);
  const { kind } = await next.send({ kind: 'sit', seat, name, nonce, figure });
  if (kind === 'done') new Witness().gave(next.id, nonce);
  return kind === 'done';
}
