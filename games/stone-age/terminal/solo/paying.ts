import {
  type ActionOf,
  type Payment,
  resourceValue,
  type Snapshot,
  stoneAge,
} from '@ochre/stone-age/rules';
import type { Option } from '@ochre/terminal';
import { goodsBriefly } from '../board/good-names.ts';
import type { Words } from '../in-words.ts';
import { toolIn } from '../places.ts';
import { LIMITED, ownerOf } from './limits.ts';

type Paying = ActionOf<'buy' | 'build' | 'feed'>;

/** The ways to pay, what is missed least first; tokens by their value (P3.3). */
export const waysToPay = (ways: readonly Paying[], snapshot: Snapshot, words: Words): Option[] =>
  [...ways]
    .sort((one, other) => worthOf(one.pay, snapshot) - worthOf(other.pay, snapshot))
    .map((action) => ({
      move: stoneAge.print(action),
      label: payInWords(action.pay, snapshot, words),
      note: noteOf(action.pay, snapshot, words),
    }));

/** "2 food, the tool of 3, 1 agriculture step" */
function payInWords(
  { goods, slots, agriculture }: Payment,
  snapshot: Snapshot,
  words: Words,
): string {
  const { tools } = ownerOf(snapshot);
  const hasGoods = Object.values(goods).some((count) => count > 0);
  const { tool } = words.showing.solo.paying;
  const parts = [
    ...(hasGoods ? [goodsBriefly(goods, words)] : []),
    ...slots.map((slot) => tool(slot, toolIn(tools, slot))),
    ...(agriculture > 0 ? [words.decisions.agricultureSteps(agriculture)] : []),
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
function noteOf({ goods, slots }: Payment, snapshot: Snapshot, words: Words): string {
  const owner = ownerOf(snapshot);
  const { leaves, tokensLeave } = words.showing.solo.paying;
  const left = LIMITED.filter((good) => goods[good] > 0).map(
    (good) => `${owner[good] - goods[good]} ${words.goods[good]}`,
  );
  return [
    ...(left.length > 0 ? [leaves(left.join(', '))] : []),
    ...(slots.length > 0 ? [tokensLeave] : []),
  ].join('; ');
}
