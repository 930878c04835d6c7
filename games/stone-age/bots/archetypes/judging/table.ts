import {
  type Action,
  DICE_TABLES,
  type PlaceName,
  type State,
  stoneAge,
} from '@ochre/stone-age/rules';
import type { Judge } from './choosing.ts';
import { COMMON } from './common.ts';
import { foodWorth, starvingCost } from './hunger.ts';
import { lookAt, type Outlook } from './outlook.ts';
import { judgePlacements } from './placements.ts';
import { CARD_JEWELRY, type RoundPlan, roundPlanOf } from './plan.ts';
import type { Profile } from './profile.ts';
import { buildGain, buyGain } from './purchases.ts';
import { redeemGain } from './redeeming.ts';
import { toolsGain } from './rolls.ts';
import { effectWorth, goodsWorth } from './worth.ts';

/** How a player with others at the table judges the moves of a decision. */
export function judgeAtTable(seen: State, legal: readonly Action[], profile: Profile): Judge {
  const outlook = lookAt(seen, stoneAge.decision(seen)!.player, profile);
  return legal[0]?.kind === 'place' ? judgePlacements(outlook, legal) : judgeOf(outlook);
}

function judgeOf(outlook: Outlook): Judge {
  const plan = roundPlanOf(outlook);
  return (action) => gainOf(outlook, plan, action);
}

/** Before anything is bought, places are used: the later in this list the sooner, the tools first. */
export const USE_ORDER: readonly PlaceName[] = [
  'hunt',
  'D04',
  'D05',
  'D06',
  'forest',
  'claypit',
  'quarry',
  'river',
  'merchant',
  'hut',
  'field',
  'toolmaker',
];
export const BEFORE_PURCHASES = 1000;

/** Compared only among moves that are legal together. */
function gainOf(outlook: Outlook, plan: RoundPlan, action: Action): number {
  const { seen, price } = outlook;
  switch (action.kind) {
    case 'use':
      return BEFORE_PURCHASES + USE_ORDER.indexOf(action.place);
    case 'buy':
      return buyGain(outlook, plan, action);
    case 'build':
      return buildGain(outlook, plan, action);
    case 'redeem':
      return redeemGain(outlook, action, (after) =>
        judgeOf(lookAt(after, outlook.player, outlook.profile)),
      );
    case 'tools':
      return toolsGain(outlook, plan, action);
    case 'pick': {
      const roll = seen.pending[seen.pending.length - 1];
      if (roll?.kind !== 'pickDie') return 0;
      return effectWorth(outlook, DICE_TABLES[roll.table][action.face - 1]!);
    }
    case 'feed':
      return -goodsWorth(outlook, action.pay.goods);
    case 'starve':
      return -starvingCost(outlook, 0);
    case 'take':
      return (
        foodWorth(outlook, plan, plan.food + action.goods.food) +
        action.goods.jewelry * price.jewelry
      );
    case 'gain':
      return goodsWorth(outlook, action.goods);
    case 'extra':
      return action.yes ? COMMON.unseenCard - CARD_JEWELRY * price.jewelry : 0;
    default:
      return 0;
  }
}
