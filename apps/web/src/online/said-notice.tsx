import { useEffect, useState } from 'react';
import { SaidBy, SpeakerSign } from '../story/speaker.tsx';
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
      <span className="said-now">
        <SpeakerSign tribe={last.tribe} size={20} />
        <SaidBy speaker={last} text={last.text} />
      </span>
    </Notice>
  );
}
