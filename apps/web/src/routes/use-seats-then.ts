import type { TableView } from '@ochre/match';
import type { Seat } from '@ochre/ui/seat.ts';
import { useMemo } from 'react';
import { seatsOf } from '../play/seats-of.ts';
import { peopleAt } from '../table/people-at.ts';
import { useWords } from '../words/language.tsx';
import type { Replayed } from './use-replayed.ts';

/** Who sat where in a game that is looked back at. */
export function useSeatsThen(replayed: Replayed | null | undefined): readonly Seat[] {
  const words = useWords();
  return useMemo(
    () => (replayed ? seatsOf(lookedBackAt(replayed.view), words) : []),
    [replayed, words],
  );
}

/** Of several people around one screen, or elsewhere, none is the one who looks now. */
export function lookedBackAt(view: TableView): TableView {
  const { you: _, ...nobodys } = view;
  return peopleAt(view.plan.seats).length > 1 ? nobodys : view;
}
