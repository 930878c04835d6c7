import {
  type ActionOf,
  goodsInWords,
  type Payment,
  resourceValue,
  type Snapshot,
  stoneAge,
} from '@ochre/stone-age/rules';
import type { Option } from '@ochre/terminal';
import { counted } from '@ochre/terminal';
import { toolIn } from '../places.ts';
import { ownerOf } from './limits.ts';

type Paying = ActionOf<'buy' | 'build' | 'feed'>;

/** The ways to pay, what is missed least first; tokens by their value (P3.3). */
export const waysToPay = (ways: readonly Paying[], snapshot: Snapshot): Option[] =>
  [...ways]
    .sort((one, other) => worthOf(one.pay, snapshot) - worthOf(other.pay, snapshot))
    .map((action) => ({
      move: stoneAge.print(action),
      label: payInWords(action.pay, snapshot),
      note: noteOf(action.pay, snapshot),
    }));

/** "2 food, the tool of 3, 1 agriculture step" */
export function payInWords({ goods, slots, agriculture }: Payment, snapshot: Snapshot): string {
  const { tools } = ownerOf(snapshot);
  const hasGoods = Object.values(goods).some((count) => count > 0);
  const parts = [
    ...(hasGoods ? [goodsInWords(goods)] : []),
    ...slots.map((slot) => `tool ${slot} of ${tools[slot - 1]}`),
    ...(agriculture > 0 ? [counted(agriculture, 'agriculture step')] : []),
  ];
  return parts.join(', ');
}

/** A token helps every turn, and so does a step; food comes back to the hunting grounds. */
const WORTH = { food: 2, tool: 5, step: 6 };

function worthOf({ goods, slots, agriculture }: Payment, snapshot: Snapshot): number {
  const { tools } = ownerOf(snapshot);
  return (
    WORTH.food * goods.food +
    resourceValue(goods) +
    slots.reduce((sum, slot) => sum + WORTH.tool * toolIn(tools, slot), 0) +
    WORTH.step * agriculture
  );
}

/** What is left of what was paid. */
function noteOf({ goods, slots }: Payment, snapshot: Snapshot): string {
  const owner = ownerOf(snapshot);
  const left = (['food', 'wood', 'clay', 'stone', 'gold'] as const)
    .filter((good) => goods[good] > 0)
    .map((good) => `${owner[good] - goods[good]} ${good}`);
  const leaves = left.length > 0 ? `leaves ${left.join(', ')}` : '';
  return slots.length > 0 ? [leaves, 'tokens leave the game'].filter(Boolean).join('; ') : leaves;
}
