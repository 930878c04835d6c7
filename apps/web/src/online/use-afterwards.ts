import { parseRecord } from '@ochre/kernel';
import type { TableView } from '@ochre/match';
import { tribeOf } from '@ochre/ui/art/symbols/people.tsx';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useOchre } from '../ochre.ts';
import { Witness } from '../replay/witness.ts';
import { PATHS } from '../routes/paths.ts';
import { localSettingsOf, useSettings } from '../settings/index.ts';
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
  /** The game of a day once more, in this browser, which does not count. */
  readonly dailyAgain: () => void;
  readonly replay: () => void;
  readonly review: () => void;
  /** Why that did not work. */
  readonly failure: string | undefined;
  readonly forget: () => void;
}

export function useAfterwards(id: string, view: TableView, names: readonly string[]): Afterwards {
  const words = useWords();
  const [, go] = useLocation();
  const { api } = useNetwork();
  const { tables } = useOchre();
  const [settings] = useSettings();
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
  /** The record is kept in this browser, where games are replayed and looked into. */
  const keep = async (): Promise<string> => {
    const kept = await tables.import(await api.record(id), {
      names,
      seat: view.you ?? view.wasAt,
    });
    kept.close();
    return kept.id;
  };
  const playDailyAgain = async (): Promise<string> => {
    const { secret } = parseRecord(await api.record(id));
    // It is over, so its secret is told.
    if (secret === undefined) throw new Error('The record of a daily game has no secret.');
    const { daily, plan } = view;
    const name = settings.name || words.tribes[tribeOf(0)];
    const wanted = { ...daily!, game: plan.game, name, again: { secret } };
    const next = await tables.daily(wanted, localSettingsOf(settings));
    next.close();
    return next.id;
  };
  const to = (path: (kept: string) => string) => () =>
    void keep().then((kept) => go(path(kept)), failed);
  return {
    rematch,
    again: () => void makeNext().then(toNext, failed),
    dailyAgain: () => void playDailyAgain().then((next) => go(PATHS.game(next)), failed),
    replay: to((kept) => PATHS.replay(kept)),
    review: to((kept) => PATHS.review(kept)),
    failure,
    forget: () => setFailure(undefined),
  };
}
