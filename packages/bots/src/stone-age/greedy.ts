import type { Random } from '@ochre/kernel';
import {
  type Action,
  type ActionOf,
  RESOURCES,
  type State,
  stoneAge,
  VALUE,
} from '@ochre/stone-age';
import type { Bot } from '../bot.ts';
import { placementWorth } from './placement.ts';

/**
 * Sound rules, one step ahead: it eats, grows while that pays, takes what it can pay for and never
 * leaves a good thing standing. Equal moves are drawn by lot.
 */
export const greedyBot: Bot<State, Action> = {
  about: 'plays by a few sound rules',
  choose(seen, legal, random) {
    const player = stoneAge.decision(seen)!.player;
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

/** Agriculture and tools last all game; resources only once. From 1 to 6, as in *dice for all*. */
const FACE_WORTH = [0, 3, 4, 5, 6, 7, 8];

function worth(seen: State, player: number, action: Action): number {
  switch (action.kind) {
    case 'place':
      return placementWorth(seen, player, action);
    case 'buy':
      return 30 - spent(action);
    case 'build':
      return buildWorth(seen, player, action);
    case 'use':
      return 20;
    case 'tools':
      return toolsWorth(seen, player, action);
    case 'pick':
      return FACE_WORTH[action.face]!;
    case 'feed':
      return 10 - spent(action);
    // Taking two gold at once is never far from the best use of the card.
    case 'redeem':
      return 9 + (action.goods.gold === 2 ? 1 : 0);
    default:
      return 0;
  }
}

/** What a payment would have scored in a building. */
const spent = ({ pay }: ActionOf<'buy' | 'feed'>): number =>
  RESOURCES.reduce((sum, resource) => sum + pay.goods[resource] * VALUE[resource], 0) / 6;

/** The points a building brings: those of a fixed tile are what it costs (B7.2). */
function buildWorth(_seen: State, _player: number, { pay }: ActionOf<'build'>): number {
  return RESOURCES.reduce((sum, resource) => sum + pay.goods[resource] * VALUE[resource], 30);
}

/** As many goods as possible, with as few tools as that takes; one-use tools last. */
function toolsWorth(seen: State, player: number, { slots, oneUse }: ActionOf<'tools'>): number {
  const roll = seen.pending[seen.pending.length - 1];
  if (roll?.kind !== 'useTools') return 0;
  const { tools } = seen.players[player]!;
  const fresh = slots.reduce((sum, slot) => sum + tools[slot - 1]!, 0);
  const once = oneUse.reduce((sum, value) => sum + value, 0);
  const dice = roll.dice.reduce((sum, face) => sum + face, 0);
  const goods = Math.floor((dice + fresh + once) / roll.divisor);
  return goods * roll.divisor - fresh * 0.5 - once;
}
