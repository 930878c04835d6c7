import type { Random } from '@ochre/kernel';
import { type Action, type ActionOf, resourceValue, type State, stoneAge } from '@ochre/stone-age';
import type { Bot } from '../bot.ts';
import { placementWorth } from './placement.ts';

/**
 * A few sound rules, one step ahead: it eats, grows while that pays, gathers, and takes whatever it
 * can pay for. Equal moves are drawn by lot.
 */
export const greedyBot: Bot<State, Action> = {
  about: 'plays by a few sound rules',
  choose(seen, legal, random) {
    const { player } = stoneAge.decision(seen)!;
    return best(legal, (action) => worth(seen, player, action), random);
  },
};

function best(
  legal: readonly Action[],
  measure: (action: Action) => number,
  random: Random,
): Action {
  let found: Action[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const value = measure(action);
    if (value > highest) found = [];
    if (value >= highest) {
      found.push(action);
      highest = value;
    }
  }
  return found[random.below(found.length)]!;
}

/** By face: agriculture and tools last all game, resources only once. */
const FACE_WORTH = [0, 3, 4, 5, 6, 7, 8];

/** Compared only among moves that are legal together: gather first, then buy, build, and leave last. */
function worth(seen: State, player: number, action: Action): number {
  switch (action.kind) {
    case 'place':
      return placementWorth(seen, player, action);
    case 'use':
      return 300;
    case 'buy':
      return 200 - resourceValue(action.pay.goods) - trading(action);
    case 'build':
      return 100 + resourceValue(action.pay.goods) - trading(action);
    case 'take':
      return splitWorth(seen.players[player]!, action);
    case 'gain':
      return resourceValue(action.goods);
    case 'extra':
      return action.yes ? 1 : 0;
    case 'tools':
      return toolsWorth(seen, player, action);
    case 'pick':
      return FACE_WORTH[action.face]!;
    case 'feed':
      return 100 - resourceValue(action.pay.goods);
    // Left for the end, where it counts the same, unless it can keep people from starving.
    case 'redeem':
      return -1;
    default:
      return 0;
  }
}

/** A trade costs what is given, and the round's only one. */
const trading = ({ trade }: ActionOf<'buy' | 'build'>): number =>
  trade === undefined ? 0 : 3 + resourceValue(trade.give) + 2 * trade.give.jewelry;

/** Food as far as it is needed, jewelry for the rest. */
function splitWorth(owner: State['players'][number], { goods }: ActionOf<'take'>): number {
  const short = Math.max(0, owner.people - owner.agriculture - owner.food);
  return 3 * Math.min(goods.food, short) + goods.jewelry;
}

/** As many goods as possible with as few tools as that takes; one-use tools go last. */
function toolsWorth(seen: State, player: number, { slots, oneUse }: ActionOf<'tools'>): number {
  const roll = seen.pending[seen.pending.length - 1];
  if (roll?.kind !== 'useTools') return 0;
  const { tools } = seen.players[player]!;
  const kept = slots.reduce((sum, slot) => sum + tools[slot - 1]!, 0);
  const spent = oneUse.reduce((sum, value) => sum + value, 0);
  const dice = roll.dice.reduce((sum, face) => sum + face, 0);
  const goods = Math.floor((dice + kept + spent) / roll.divisor);
  return goods * roll.divisor - kept * 0.5 - spent;
}
