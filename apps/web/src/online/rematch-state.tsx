import type { TableView } from '@ochre/match';
import { useWords } from '../words/language.tsx';
import { Notice } from './notice.tsx';
import { readinessOf } from './rematch.ts';

interface RematchStateProps {
  /** The table that is over, and who played there. */
  readonly view: TableView;
  readonly names: readonly string[];
  /** The table where they play again. */
  readonly next: TableView;
  readonly onReady: () => void;
  readonly onStand: () => void;
  readonly onTable: () => void;
}

/** Who is ready for another game, and who is waited for. */
export function RematchState(props: RematchStateProps) {
  const { view, names, next, onReady, onStand, onTable } = props;
  const words = useWords();
  const { rematch } = words.online;
  const { ready, missing } = readinessOf(view.seats, next);
  const named = (seats: readonly number[]): string => words.and(seats.map((seat) => names[seat]!));
  const act = (says: string, onClick: () => void) => (
    <button type="button" className="button small" onClick={onClick}>
      {says}
    </button>
  );
  if (next.stage === 'closed') return null;
  // Who only watched, or came too late.
  if (view.you === undefined || (next.you === undefined && next.stage !== 'gathering')) {
    return <Notice acts={act(rematch.go, onTable)}>{rematch.offered}</Notice>;
  }
  if (next.you === undefined) {
    return (
      <Notice acts={act(rematch.ready, onReady)}>{rematch.asks(named(ready), ready.length)}</Notice>
    );
  }
  const acts = (
    <>
      {act(rematch.notReady, onStand)}
      {act(rematch.toTable, onTable)}
    </>
  );
  return (
    <Notice acts={acts}>
      {missing.length === 0 ? words.play.working : rematch.waits(named(missing))}
    </Notice>
  );
}
