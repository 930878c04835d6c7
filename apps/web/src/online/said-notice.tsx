import { useEffect, useState } from 'react';
import { Notice } from './notice.tsx';
import type { ChatState } from './use-chat.ts';

const SHOWN = 6000;

/** What was just said, for whom the talk is closed. */
export function SaidNotice({ chat }: { readonly chat: ChatState }) {
  const last = chat.unread.at(-1);
  const [past, setPast] = useState<number>();
  const seq = last?.seq;
  useEffect(() => {
    if (seq === undefined) return;
    const timer = setTimeout(() => setPast(seq), SHOWN);
    return () => clearTimeout(timer);
  }, [seq]);
  if (last === undefined || last.seq === past) return null;
  return (
    <Notice onClose={() => setPast(seq)}>
      <b>{last.name}</b> {last.text}
    </Notice>
  );
}
