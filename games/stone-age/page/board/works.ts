import type { Resource, Snapshot, SnapshotPlayer } from '@ochre/stone-age/rules';
import { tileOf } from '../../words/components.ts';

/** A production building. */
interface Works {
  readonly id: string;
  readonly resource: Resource;
  readonly divisor: number;
}

export interface OwnedWorks extends Works {
  readonly owner: number;
}

export const worksIn = ({ buildings }: SnapshotPlayer): Works[] =>
  buildings.flatMap((id) => {
    const { effect } = tileOf(id);
    if (effect?.kind !== 'work') return [];
    return [{ id, resource: effect.resource, divisor: effect.divisor }];
  });

/** All of them, by who owns them. */
export const worksOf = ({ players }: Snapshot): OwnedWorks[] =>
  players.flatMap((player, owner) => worksIn(player).map((works) => ({ ...works, owner })));
