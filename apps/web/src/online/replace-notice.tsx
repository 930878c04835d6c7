import { ofSeat } from '@ochre/kernel';
import type { TableView } from '@ochre/match';
import { useState } from 'react';
import type { Send } from '../play/use-sending.ts';
import { useWords } from '../words/language.tsx';
import { Notice } from './notice.tsx';
import { replacing } from './replacing.ts';
import { useTick } from './use-tick.ts';

interface ReplaceNoticeProps {
  readonly view: TableView;
  readonly names: readonly string[];
  readonly send: Send;
  readonly now: () => number;
}

const SECOND = 1000;

/** Somebody has not come back to a table without a clock: a bot is offered, asked for, agreed to. */
export function ReplaceNotice({ view, names, send, now }: ReplaceNoticeProps) {
  const words = useWords();
  const { replace } = words.online;
  const [closed, setClosed] = useState<number>();
  const isRunning = view.replace !== undefined || view.mayReplaceAt !== undefined;
  useTick(isRunning ? SECOND : undefined);
  const stand = replacing(view, now());
  if (stand === undefined) return null;
  const whom = ofSeat(names, stand.seat);
  const answer = (agrees: boolean): void => void send({ kind: 'answerReplace', agrees });
  const refuse = (
    <button type="button" className="button small" onClick={() => answer(false)}>
      {replace.refuse}
    </button>
  );
  switch (stand.kind) {
    case 'offer':
      if (stand.since === closed) return null;
      return (
        <Notice
          onClose={() => setClosed(stand.since)}
          acts={
            <button
              type="button"
              className="button small"
              onClick={() => void send({ kind: 'askReplace', seat: stand.seat })}
            >
              {replace.ask}
            </button>
          }
        >
          {replace.offer(whom)}
        </Notice>
      );
    case 'you':
      return (
        <Notice
          tone="bad"
          acts={
            <button type="button" className="button small act" onClick={() => answer(false)}>
              {replace.here}
            </button>
          }
        >
          {replace.you(stand.minutes)}
        </Notice>
      );
    case 'asked':
      return (
        <Notice
          acts={
            <>
              {refuse}
              <button type="button" className="button small act" onClick={() => answer(true)}>
                {replace.agree}
              </button>
            </>
          }
        >
          {replace.asks(ofSeat(names, stand.by), whom)}
        </Notice>
      );
    case 'waits':
    case 'soon': {
      const text =
        stand.kind === 'soon'
          ? replace.soon(whom, stand.minutes)
          : replace.waits(whom, words.and(stand.waitsFor.map((seat) => ofSeat(names, seat))));
      return <Notice {...(view.you === undefined ? {} : { acts: refuse })}>{text}</Notice>;
    }
  }
}
