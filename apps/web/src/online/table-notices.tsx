import type { TableView } from '@ochre/match';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { useState } from 'react';
import type { Send } from '../play/use-sending.ts';
import type { TableSnapshot } from '../table/index.ts';
import { useWords } from '../words/language.tsx';
import { isLow, leftOf } from './clock.ts';
import { LineNotice } from './line-notice.tsx';
import { Notice, Notices } from './notice.tsx';
import { RematchNotice } from './rematch-notice.tsx';
import { ReplaceNotice } from './replace-notice.tsx';
import { SaidNotice } from './said-notice.tsx';
import { UndoNotice } from './undo-notice.tsx';
import type { Again } from './use-again.ts';
import type { ChatState } from './use-chat.ts';
import { useTick } from './use-tick.ts';

interface TableNoticesProps {
  readonly table: TableSnapshot;
  readonly view: TableView;
  readonly names: readonly string[];
  readonly chat: ChatState;
  readonly send: Send;
  readonly now: () => number;
  /** Something was not done, and why. */
  readonly problem: string | undefined;
  readonly onForget: () => void;
  readonly again: Again;
}

/** All that is to be said about a table over the network, the most urgent first. */
export function TableNotices(props: TableNoticesProps) {
  const { table, view, names, problem } = props;
  const { rematch } = view;
  return (
    <Notices at={view.stage === 'over' ? 'bottom' : 'top'}>
      <LineNotice status={table.status} />
      {problem !== undefined && (
        <Notice tone="bad" onClose={props.onForget}>
          {problem}
        </Notice>
      )}
      <LowTime view={view} now={props.now} />
      <UndoNotice view={view} told={table.told} names={names} send={props.send} />
      <ReplaceNotice view={view} names={names} send={props.send} now={props.now} />
      {rematch !== undefined && (
        <RematchNotice view={view} names={names} next={rematch} again={props.again} />
      )}
      <Watching view={view} watching={table.presence?.watching ?? 0} />
      <SaidNotice chat={props.chat} />
    </Notices>
  );
}

/** Who has no seat watches; who had one is told why not any more. */
function Watching({ view, watching }: { readonly view: TableView; readonly watching: number }) {
  const { online } = useWords();
  const [isClosed, setClosed] = useState(false);
  const { you, wasAt, stage } = view;
  if (you !== undefined || stage !== 'playing') return null;
  const left = wasAt === undefined ? undefined : view.seats[wasAt]?.left;
  return (
    <>
      {left !== undefined && !isClosed && (
        <Notice onClose={() => setClosed(true)}>{online.table.left[left]}</Notice>
      )}
      <Notice>
        <span className="watching">
          <Icon name="eye" size={18} />
          {online.table.watching}
          {watching > 1 && <small>{online.table.watch(watching)}</small>}
        </span>
      </Notice>
    </>
  );
}

const SECOND = 1000;

/** Said once, and in words: the clock itself only gets redder. */
function LowTime({ view, now }: Pick<TableNoticesProps, 'view' | 'now'>) {
  const { online } = useWords();
  const { clock, you } = view;
  const isRunning = clock !== undefined && you !== undefined && clock.running?.seat === you;
  useTick(isRunning ? SECOND : undefined);
  if (!isRunning || !isLow(clock, leftOf(clock, you, now()))) return null;
  return <Notice tone="bad">{online.clock.ownLow}</Notice>;
}
