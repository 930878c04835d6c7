import type { TableView } from '@ochre/match';
import { useEffect, useRef } from 'react';
import { useWords } from '../words/language.tsx';
import { notify } from './notification.ts';
import { isCall, isOwnTurn } from './turn-call.ts';

/** The page's title says whose turn it is; who looks elsewhere and wants to be told is. */
export function useTurnCall(view: TableView | undefined, others: string): void {
  const { call } = useWords().online;
  const before = useRef<TableView>(undefined);
  const isTurn = view !== undefined && isOwnTurn(view);
  useEffect(() => {
    if (!isTurn) return;
    const { title } = document;
    document.title = `● ${call.title} · ${title}`;
    return () => {
      document.title = title;
    };
  }, [isTurn, call]);
  useEffect(() => {
    if (isCall(before.current, view, document.hidden)) notify(call.title, call.body(others));
    before.current = view;
  }, [view, call, others]);
}
