import type { SnapshotSolo } from '@ochre/stone-age/rules';
import * as timing from '@ochre/ui/motion/timing.ts';
import { moreRedeemable, ofPlayer, ofSolo } from '../change.ts';
import { add, fly, happens, here, panel, type Way } from '../course.ts';
import type { PlansOf } from './plans-of.ts';
import { payee } from './spots.ts';

/** What a player comes to have besides goods and people. */
export const GROWTH: PlansOf<
  'tool' | 'oneUseTool' | 'tokensPaid' | 'agriculture' | 'merchant' | 'points' | 'redeemable'
> = {
  tool({ player, tools }, course) {
    const before = course.view.players[player]!.tools;
    const way = { from: here(course), to: panel(player, 'tools') };
    fly(course, 'tool', way, {
      leaves: ofSolo(({ tokens }) => ({ tokens: tokensAfter(tokens, before, tools) })),
      comes: ofPlayer(player, () => ({ tools })),
    });
  },
  oneUseTool({ player, value }, course) {
    const way = { from: here(course), to: panel(player, 'tools') };
    const comes = ofPlayer(player, ({ oneUse }) => ({ oneUse: [...oneUse, value].sort() }));
    fly(course, 'tool', way, { comes });
  },
  tokensPaid({ player, slots, values, for: what }, course) {
    const leaves = ofPlayer(player, ({ tools, toolsUsed }) => ({
      tools: tools.map((value, at) => (slots.includes(at + 1) ? 0 : value)),
      toolsUsed: toolsUsed.map((used, at) => used && !slots.includes(at + 1)),
    }));
    const way = { from: panel(player, 'tools'), to: payee(course, what) };
    fly(course, 'tool', way, { leaves }, { count: values.length });
    course.now += timing.FLY / 2;
  },
  agriculture({ player, agriculture }, course) {
    const steps = agriculture - course.view.players[player]!.agriculture;
    const change = ofPlayer(player, () => ({ agriculture }));
    const own = panel(player, 'agriculture');
    if (steps > 0) fly(course, 'agriculture', { from: here(course), to: own }, { comes: change });
    else {
      const way: Way = { from: own, to: { at: 'place', place: 'field' } };
      fly(course, 'agriculture', way, { leaves: change }, { count: -steps });
    }
  },
  merchant({ player, merchant }, course) {
    const way = { from: here(course), to: panel(player, 'merchant') };
    fly(course, 'merchant', way, { comes: ofPlayer(player, () => ({ merchant })) });
  },
  points({ player, points, score }, course) {
    happens(
      course,
      ofPlayer(player, () => ({ score })),
    );
    if (points === 0) return;
    const spot = panel(player, 'score');
    const what = { kind: 'points', points } as const;
    add(course, { motion: 'rise', what, from: spot, to: spot, duration: timing.RISE });
  },
  // It is the card itself that waits, and that has come.
  redeemable: ({ player }, course) => happens(course, moreRedeemable(player, 1)),
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
