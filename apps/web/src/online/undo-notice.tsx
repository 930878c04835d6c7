import { ofSeat } from '@ochre/kernel';
import type { TableView, Told } from '@ochre/match';
import { useState } from 'react';
import type { Send } from '../play/use-sending.ts';
import { useWords } from '../words/language.tsx';
import { Notice } from './notice.tsx';
import { undoNews } from './undo-news.ts';

interface UndoNoticeProps {
  readonly view: TableView;
  readonly told: readonly Told[];
  readonly names: readonly string[];
  readonly send: Send;
}

/** Somebody wants to go back further than they may alone: the question, the waiting, the answer. */
export function UndoNotice({ view, told, names, send }: UndoNoticeProps) {
  const words = useWords();
  const { undo } = words.online;
  const [closed, setClosed] = useState<number>();
  if (view.undo === undefined) {
    const news = undoNews(told, view.you);
    if (news === undefined || news.seq === closed) return null;
    const text = news.kind === 'agreed' ? undo.agreed : undo.refused(ofSeat(names, news.by));
    return <Notice onClose={() => setClosed(news.seq)}>{text}</Notice>;
  }
  const { by, waitsFor } = view.undo;
  const waiting = words.and(waitsFor.map((seat) => ofSeat(names, seat)));
  if (by === view.you) return <Notice>{undo.asked(waiting)}</Notice>;
  if (view.you === undefined || !waitsFor.includes(view.you)) {
    return <Notice>{undo.others(ofSeat(names, by), waiting)}</Notice>;
  }
  const answer = (agrees: boolean): void => void send({ kind: 'answerUndo', agrees });
  return (
    <Notice
      acts={
        <>
          <button type="button" className="button small" onClick={() => answer(false)}>
            {undo.refuse}
          </button>
          <button type="button" className="button small act" onClick={() => answer(true)}>
            {undo.agree}
          </button>
        </>
      }
    >
      {undo.asks(ofSeat(names, by))}
    </Notice>
  );
}
