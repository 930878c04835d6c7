import { ofSeat } from '@ochre/kernel';
import type { SnapshotSolo } from '@ochre/stone-age/rules';
import * as timing from '@ochre/ui/motion/timing.ts';
import { moreRedeemable, ofPlayer, ofSolo } from '../change.ts';
import { add, fly, happens, here, panel, type Way } from '../staging.ts';
import type { PlansOf } from './plans-of.ts';
import { payee } from './spots.ts';

/** What a player comes to have besides goods and people. */
export const GROWTH: PlansOf<
  'tool' | 'oneUseTool' | 'tokensPaid' | 'agriculture' | 'merchant' | 'points' | 'redeemable'
> = {
  tool({ player, tools }, staging) {
    const before = ofSeat(staging.view.players, player).tools;
    const way = { from: here(staging), to: panel(player, 'tools') };
    fly(staging, 'tool', way, {
      leaves: ofSolo(({ tokens }) => ({ tokens: tokensAfter(tokens, before, tools) })),
      comes: ofPlayer(player, () => ({ tools })),
    });
  },
  oneUseTool({ player, value }, staging) {
    const way = { from: here(staging), to: panel(player, 'tools') };
    const comes = ofPlayer(player, ({ oneUse }) => ({ oneUse: [...oneUse, value].sort() }));
    fly(staging, 'tool', way, { comes });
  },
  tokensPaid({ player, slots, values, for: what }, staging) {
    const leaves = ofPlayer(player, ({ tools, toolsUsed }) => ({
      tools: tools.map((value, at) => (slots.includes(at + 1) ? 0 : value)),
      toolsUsed: toolsUsed.map((used, at) => used && !slots.includes(at + 1)),
    }));
    const way = { from: panel(player, 'tools'), to: payee(staging, what) };
    fly(staging, 'tool', way, { leaves }, { count: values.length });
    staging.now += timing.FLY / 2;
  },
  agriculture({ player, agriculture }, staging) {
    const steps = agriculture - ofSeat(staging.view.players, player).agriculture;
    const change = ofPlayer(player, () => ({ agriculture }));
    const own = panel(player, 'agriculture');
    if (steps > 0) fly(staging, 'agriculture', { from: here(staging), to: own }, { comes: change });
    else {
      const way: Way = { from: own, to: { at: 'place', place: 'field' } };
      fly(staging, 'agriculture', way, { leaves: change }, { count: -steps });
    }
  },
  merchant({ player, merchant }, staging) {
    const way = { from: here(staging), to: panel(player, 'merchant') };
    fly(staging, 'merchant', way, { comes: ofPlayer(player, () => ({ merchant })) });
  },
  points({ player, points, score }, staging) {
    happens(
      staging,
      ofPlayer(player, () => ({ score })),
    );
    if (points === 0) return;
    const spot = panel(player, 'score');
    const what = { kind: 'points', points } as const;
    add(staging, { motion: 'rise', what, from: spot, to: spot, duration: timing.RISE });
  },
  // It is the card itself that waits, and that has come.
  redeemable: ({ player }, staging) => happens(staging, moreRedeemable(player, 1)),
};

/** P4.5: a new token is a 1/2; a third step exchanges it for a 3/4. */
function tokensAfter(
  { low, high }: SnapshotSolo['tokens'],
  before: readonly number[],
  after: readonly number[],
): SnapshotSolo['tokens'] {
  const became = (value: number): number =>
    after.filter((now, slot) => now === value && before[slot] === value - 1).length;
  return { low: low - became(1) + became(3), high: high - became(3) };
}
