import { cutOf } from '../../art/geometry/index.ts';
import { drawn, isAsked, isOver, lies } from '../change.ts';
import { add, happens, panel, square } from '../staging.ts';
import { DRAW, DROP, LAY, REMOVED } from '../timing.ts';
import type { PlansOf } from './plans-of.ts';

/** How tiles are turned over, laid and removed. */
export const TILES: PlansOf<'turned' | 'removed' | 'laid' | 'over'> = {
  turned({ player, tile, turn }, staging) {
    add(staging, {
      motion: 'slide',
      what: { kind: 'tile', tile, turn: 0, cut: 0 },
      from: { at: 'stack' },
      to: { at: 'hand' },
      duration: DRAW,
      hides: staging.now,
    });
    happens(staging, drawn(tile));
    happens(staging, isAsked(player, tile, turn));
    staging.now += DRAW;
  },
  removed({ tile }, staging) {
    add(staging, {
      motion: 'show',
      what: { kind: 'tile', tile, turn: 0, cut: 0 },
      from: { at: 'besideStack' },
      to: { at: 'besideStack' },
      duration: REMOVED,
    });
    happens(staging, drawn(tile));
    happens(staging, (view) => ({
      ...view,
      turn: staging.hasRemoved ? view.turn : view.turn + 1,
      removed: [...view.removed, tile],
    }));
    staging.hasRemoved = true;
    staging.now += REMOVED;
  },
  laid({ player, tile, x, y, rotation }, staging) {
    const { isOwn, view } = staging;
    const cut = cutOf(tile, view.board.length);
    const duration = isOwn ? DROP : LAY;
    add(staging, {
      motion: 'slide',
      what: { kind: 'tile', tile, turn: rotation, cut },
      from: isOwn ? square(x, y) : panel(player, 'supply'),
      to: square(x, y),
      duration,
    });
    happens(staging, lies({ x, y, tile, rotation, player }), duration);
    staging.now += duration;
  },
  over(_, staging) {
    happens(staging, isOver);
  },
};
