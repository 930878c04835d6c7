import type { TableView } from '@ochre/match';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useTable } from '../play/use-table.ts';
import { PATHS } from '../routes/paths.ts';
import type { NetworkTable } from '../table/index.ts';
import { RematchState } from './rematch-state.tsx';
import type { Again } from './use-again.ts';
import { useNetworkTable } from './use-network-table.ts';
import { useReadiness } from './use-readiness.ts';

interface RematchNoticeProps {
  /** The table that is over. */
  readonly view: TableView;
  readonly names: readonly string[];
  readonly next: string;
  readonly again: Again;
}

/** At the end of a game: who wants another one. It begins when all who played do. */
export function RematchNotice(props: RematchNoticeProps) {
  const next = useNetworkTable(props.next);
  return next === undefined ? null : <Following {...props} table={next} />;
}

type FollowingProps = RematchNoticeProps & { readonly table: NetworkTable };

function Following({ view, names, again, table }: FollowingProps) {
  const [, go] = useLocation();
  const { view: next } = useTable(table);
  const stand = useReadiness(table, view, again);
  const hasBegun = next?.stage === 'playing' && next.you !== undefined;
  useEffect(() => {
    if (hasBegun) go(PATHS.table(table.id));
  }, [hasBegun, go, table]);
  if (next === undefined) return null;
  return (
    <RematchState
      view={view}
      names={names}
      next={next}
      onReady={again.ready}
      onStand={stand}
      onTable={() => go(PATHS.table(table.id))}
    />
  );
}
