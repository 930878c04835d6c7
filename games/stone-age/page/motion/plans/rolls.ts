import * as timing from '@ochre/ui/motion/timing.ts';
import { ofPlayer } from '../change.ts';
import { add, fly, panel } from '../staging.ts';
import type { PlansOf } from './plans-of.ts';

/** What lies on the board when dice are rolled. */
export const ROLLS: PlansOf<'rolled' | 'toolsUsed' | 'picked'> = {
  rolled({ dice }, staging) {
    // They fall when one looks there.
    const after = staging.isClose ? timing.CAMERA : 0;
    const duration = timing.TUMBLE + timing.SETTLE;
    add(staging, { motion: 'roll', what: { kind: 'dice', dice }, ...ON_LAND, duration, after });
    staging.now += after + duration;
  },
  toolsUsed({ player, slots, oneUse, added }, staging) {
    const leaves = ofPlayer(player, (owner) => ({
      toolsUsed: owner.toolsUsed.map((used, at) => used || slots.includes(at + 1)),
      oneUse: owner.oneUse.filter((value) => !oneUse.includes(value)),
    }));
    const way = { from: panel(player, 'tools'), to: ON_LAND.to };
    fly(staging, 'tool', way, { leaves }, { count: added });
    staging.now += timing.FLY;
  },
  picked({ player, face }, staging) {
    add(staging, {
      motion: 'fly',
      what: { kind: 'die', face },
      from: ON_LAND.from,
      to: panel(player, 'score'),
      duration: timing.FLY,
    });
    staging.now += timing.FLY / 2;
  },
};

const ON_LAND = { from: { at: 'dice' }, to: { at: 'dice' } } as const;
