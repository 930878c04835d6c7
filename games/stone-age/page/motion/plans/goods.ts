import * as timing from '@ochre/ui/motion/timing.ts';
import { moreGoods, moreOnBoard, moreRedeemable, ofPlayer } from '../change.ts';
import { fly, flyGoods, happens, panel } from '../staging.ts';
import type { Spot } from '../step.ts';
import { nothing, type PlansOf } from './plans-of.ts';
import { foodGoes, heapOf, payee, spotOf } from './spots.ts';

/** How goods go from hand to hand. */
export const GOODS: PlansOf<
  'gained' | 'paid' | 'noRoom' | 'traded' | 'fed' | 'starved' | 'stocked'
> = {
  gained({ player, goods, from }, staging) {
    if (from === 'redeem') happens(staging, moreRedeemable(player, -1));
    flyGoods(
      staging,
      goods,
      (good) => ({
        from: heapOf(staging, good, from) ?? spotOf(staging, from) ?? panel(player, 'cards'),
        to: panel(player, good),
      }),
      (good, count) => {
        const heap = heapOf(staging, good, from);
        return {
          ...(heap === undefined ? {} : { leaves: moreOnBoard(heap.good, -count) }),
          comes: moreGoods(player, good, count),
        };
      },
    );
  },
  paid({ player, goods, for: what }, staging) {
    flyGoods(
      staging,
      goods,
      (good) => ({
        from: panel(player, good),
        to: good === 'food' ? foodGoes(staging) : payee(staging, what),
      }),
      (good, count) => ({
        leaves: moreGoods(player, good, -count),
        // P2.1
        ...(good === 'food' ? { comes: moreOnBoard(good, count) } : {}),
      }),
    );
    staging.now += timing.FLY / 2;
  },
  // What finds no room stays where it is; the points that it costs are told by themselves.
  noRoom: nothing,
  traded({ player, give, get }, staging) {
    const trader: Spot = { at: 'place', place: 'merchant' };
    happens(
      staging,
      ofPlayer(player, () => ({ traded: true })),
    );
    flyGoods(
      staging,
      give,
      (good) => ({ from: panel(player, good), to: trader }),
      (good, count) => ({ leaves: moreGoods(player, good, -count) }),
    );
    staging.now += timing.FLY;
    flyGoods(
      staging,
      get,
      (good) => ({ from: trader, to: panel(player, good) }),
      (good, count) => ({ comes: moreGoods(player, good, count) }),
    );
    staging.now += timing.FLY;
  },
  fed({ player, food }, staging) {
    flyGoods(
      staging,
      { food },
      () => ({ from: panel(player, 'food'), to: { at: 'fire' } }),
      (good, count) => ({ leaves: moreGoods(player, good, -count) }),
    );
  },
  // Nothing is given for it; the points that it costs are told by themselves.
  starved: nothing,
  stocked({ good, count }, staging) {
    const heap: Spot = { at: 'heap', good };
    const sky: Spot = { at: 'sky' };
    if (good === 'food') {
      const comes = moreOnBoard(good, count);
      fly(staging, good, { from: sky, to: heap }, { comes }, { count });
    } else {
      const leaves = moreOnBoard(good, -count);
      fly(staging, good, { from: heap, to: sky }, { leaves }, { count });
    }
  },
};
