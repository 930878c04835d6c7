import type { TableView } from '@ochre/match';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useOchre } from '../ochre.ts';
import { Witness } from '../replay/witness.ts';
import { PATHS } from '../routes/paths.ts';
import { useWords } from '../words/language.tsx';
import { useNetwork } from './network.ts';
import { nextSeat, toSit } from './own-place.ts';
import { sayRefusal } from './say-refusal.ts';
import { type Again, useAgain } from './use-again.ts';

/** Where players of a table go when it is over. */
export interface Afterwards {
  /** Another game with the same people, when all of them are ready. */
  readonly rematch: Again;
  /** To the table where the same play again. */
  readonly again: () => void;
  readonly replay: () => void;
  /** Why that did not work. */
  readonly failure: string | undefined;
  readonly forget: () => void;
}

export function useAfterwards(id: string, view: TableView, names: readonly string[]): Afterwards {
  const words = useWords();
  const [, go] = useLocation();
  const { api } = useNetwork();
  const { tables } = useOchre();
  const [failure, setFailure] = useState<string>();
  const failed = (error: unknown): void => setFailure(sayRefusal(error, words));
  const toNext = (next: string): void =>
    view.you === undefined
      ? go(PATHS.table(next))
      : go(...toSit(next, nextSeat(view.you, view.seats.length)));
  const makeNext = async (): Promise<string> => {
    const { table: next, commitment } = await api.rematch(id);
    new Witness().saw(next, commitment);
    return next;
  };
  const rematch = useAgain(makeNext, failed);
  /** The record is kept in this browser, where games are replayed. */
  const replay = async (): Promise<void> => {
    const kept = await tables.import(await api.record(id), names);
    kept.close();
    go(PATHS.replay(kept.id));
  };
  return {
    rematch,
    again: () => void makeNext().then(toNext, failed),
    replay: () => void replay().catch(failed),
    failure,
    forget: () => setFailure(undefined),
  };
}
