import type { Chance } from '@ochre/kernel';
import { type ActionOf, type State, stoneAge } from '@ochre/stone-age/rules';
import type { Judge } from './choosing.ts';
import type { Outlook } from './outlook.ts';
import { goodsWorth } from './worth.ts';

/** No die falls when a card is redeemed. */
const NO_CHANCE: Chance = { dice: () => [], below: () => 0 };
/** Kept, the card is worth what it could bring at best, and a little for the choice. */
const CHOICE = 0.01;

/** B6.4: what the best move gains with these resources in hand. */
export function redeemGain(
  outlook: Outlook,
  action: ActionOf<'redeem'>,
  judgeAfter: (state: State) => Judge,
): number {
  const after = stoneAge.clone(outlook.seen);
  stoneAge.advance(after, action, NO_CHANCE);
  const judge = judgeAfter(after);
  const gains = stoneAge
    .legalActions(after)
    .filter(({ kind }) => kind !== 'redeem')
    .map(judge);
  const given = 2 * outlook.price.gold - goodsWorth(outlook, action.goods) + CHOICE;
  return Math.max(...gains) - given;
}
