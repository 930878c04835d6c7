import * as timing from '@ochre/ui/motion/timing.ts';
import { ofPlayer } from '../change.ts';
import { add, fly, panel } from '../staging.ts';
import type { PlansOf } from './plans-of.ts';
import { diceSpot } from './spots.ts';

/** What lies on the board when dice are rolled. */
export const ROLLS: PlansOf<'rolled' | 'toolsUsed' | 'picked'> = {
  rolled({ for: what, dice }, staging) {
    const spot = diceSpot(staging, what);
    add(staging, {
      motion: 'roll',
      what: { kind: 'dice', dice },
      from: spot,
      to: spot,
      duration: timing.TUMBLE + timing.SETTLE + timing.DICE_LIE,
    });
    staging.now += timing.TUMBLE + timing.SETTLE + timing.DICE_READ;
  },
  toolsUsed({ player, for: what, slots, oneUse, added }, staging) {
    const leaves = ofPlayer(player, (owner) => ({
      toolsUsed: owner.toolsUsed.map((used, at) => used || slots.includes(at + 1)),
      oneUse: owner.oneUse.filter((value) => !oneUse.includes(value)),
    }));
    const way = { from: panel(player, 'tools'), to: diceSpot(staging, what) };
    fly(staging, 'tool', way, { leaves }, { count: added });
    staging.now += timing.FLY;
  },
  picked({ player, for: what, face }, staging) {
    add(staging, {
      motion: 'fly',
      what: { kind: 'die', face },
      from: diceSpot(staging, what),
      to: panel(player, 'score'),
      duration: timing.FLY,
    });
    staging.now += timing.FLY / 2;
  },
};
