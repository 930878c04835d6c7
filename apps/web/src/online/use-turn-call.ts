import type { TableView } from '@ochre/match';
import { useEffect, useRef } from 'react';
import { titleOfGame } from '../games.ts';
import { useWords } from '../words/language.tsx';
import { notify } from './notification.ts';
import { isCall } from './turn-call.ts';

/** Who looks elsewhere when the turn comes to them, and wants to be told, is. */
export function useTurnCall(view: TableView | undefined, others: string): void {
  const { call } = useWords().online;
  const before = useRef<TableView>(undefined);
  useEffect(() => {
    if (view !== undefined && isCall(before.current, view, document.hidden)) {
      notify(call.title(titleOfGame(view.plan.game)), call.body(others));
    }
    before.current = view;
  }, [view, call, others]);
}
