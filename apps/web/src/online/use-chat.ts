import { useState } from 'react';
import type { TableSnapshot } from '../table/index.ts';
import { useWords } from '../words/language.tsx';
import { type ChatLine, linesOf, unreadIn } from './chat-lines.ts';

export interface ChatState {
  readonly isOpen: boolean;
  readonly lines: readonly ChatLine[];
  readonly unread: readonly ChatLine[];
  readonly open: () => void;
  readonly close: () => void;
}

/** The talk at a table. What was said before the page came counts as read. */
export function useChat({ view, told }: TableSnapshot): ChatState {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const [readTo, setReadTo] = useState<number>();
  const seq = view?.seq;
  if (readTo === undefined && seq !== undefined) setReadTo(seq);
  const lines = linesOf(told, view?.seats ?? [], words);
  return {
    isOpen,
    lines,
    unread: isOpen ? [] : unreadIn(lines, readTo ?? seq ?? 0, view?.you),
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      setReadTo(seq);
    },
  };
}
