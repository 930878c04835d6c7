import type { Snapshot } from '@ochre/stone-age/rules';
import type { Seat } from '@ochre/ui/seat.ts';
import { useContext } from 'react';
import { OwnGoods } from '../board/decision-bar.tsx';
import { seated } from '../board/seat.ts';
import { ShownView } from './shown-view.ts';

interface ShownGoodsProps {
  readonly view: Snapshot;
  readonly seats: readonly Seat[];
  readonly viewer: number;
}

/** What the viewer has, without what still flies. */
export function ShownGoods({ view, seats, viewer }: ShownGoodsProps) {
  const shown = useContext(ShownView) ?? view;
  return <OwnGoods seat={seated(shown, seats)[viewer]!} />;
}
