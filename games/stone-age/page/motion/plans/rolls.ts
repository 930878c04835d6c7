import * as timing from '@ochre/ui/motion/timing.ts';
import { ofPlayer } from '../change.ts';
import { add, fly, panel } from '../course.ts';
import type { PlansOf } from './plans-of.ts';
import { diceSpot } from './spots.ts';

/** What lies on the board when dice are rolled. */
export const ROLLS: PlansOf<'rolled' | 'toolsUsed' | 'picked'> = {
  rolled({ for: what, dice }, course) {
    const spot = diceSpot(course, what);
    add(course, {
      motion: 'roll',
      what: { kind: 'dice', dice },
      from: spot,
      to: spot,
      duration: timing.TUMBLE + timing.SETTLE + timing.DICE_LIE,
    });
    course.now += timing.TUMBLE + timing.SETTLE + timing.DICE_READ;
  },
  toolsUsed({ player, for: what, slots, oneUse, added }, course) {
    const leaves = ofPlayer(player, (owner) => ({
      toolsUsed: owner.toolsUsed.map((used, at) => used || slots.includes(at + 1)),
      oneUse: owner.oneUse.filter((value) => !oneUse.includes(value)),
    }));
    const way = { from: panel(player, 'tools'), to: diceSpot(course, what) };
    fly(course, 'tool', way, { leaves }, { count: added });
    course.now += timing.FLY;
  },
  picked({ player, for: what, face }, course) {
    add(course, {
      motion: 'fly',
      what: { kind: 'die', face },
      from: diceSpot(course, what),
      to: panel(player, 'score'),
      duration: timing.FLY,
    });
    course.now += timing.FLY / 2;
  },
};
