import { totalResources } from '../goods.ts';
import type { Player } from '../state.ts';
import { elderMaterialIn, materialHeld, materialToRedeem } from './elder-material.ts';
import { type GatheringRoll, gatheringOf } from './gathering.ts';
import { mostOf } from './limits.ts';
import type { Moment } from './moment.ts';
import { atLeast, type Odds, oddsOf } from './odds.ts';
import { allAdded, toolsAtHand } from './tool-sets.ts';
import { yieldFrom, yieldOf } from './yields.ts';

/**
 * The next feeding of a player (B8, P6.2), if every person is used where they stand. Exact for what
 * is known now: food that cards may bring and a tool still to be made are not counted, a hunt is taken
 * as food (S4.2), and what can be paid instead is what the player holds now.
 */
export interface FoodForecast {
  /** Who will eat, those about to come included. */
  readonly people: number;
  /** What agriculture will give. */
  readonly agriculture: number;
  /** Held, and certain to come. */
  readonly food: number;
  /** What hunting must bring. */
  readonly need: number;
  readonly hunters: number;
  /** How many missing food can be paid for: with resources (B8.2), or the elder's material (P6.2). */
  readonly payable: number;
  readonly withoutTools: Shortage;
  /** With all tools at hand on the hunt. */
  readonly withTools: Shortage;
}

/** How much food is short, by count. */
export interface Shortage extends Odds {
  /** The chance that any is. */
  readonly hungry: number;
  /** The chance that more is than can be paid for. */
  readonly starving: number;
}

export function foodForecast(moment: Moment, player: number): FoodForecast {
  const owner = moment.players[player]!;
  const gathering = gatheringOf(moment, player);
  const hunt = gathering.rolls.find(({ good }) => good === 'food');
  const people = owner.people + gathering.people;
  const agriculture = owner.agriculture + gathering.agriculture;
  const food = owner.food + gathering.food;
  const need = Math.max(0, people - agriculture - food);
  const payable = payableFor(moment, owner);
  const added = allAdded(toolsAtHand(owner));
  const withoutTools = shortageOf(need, hunt, 0, payable);
  return {
    people,
    agriculture,
    food,
    need,
    hunters: hunt?.dice ?? 0,
    payable,
    withoutTools,
    withTools: added === 0 ? withoutTools : shortageOf(need, hunt, added, payable),
  };
}

/** There is one place to hunt, and cards do not roll for food. */
function shortageOf(
  need: number,
  hunt: GatheringRoll | undefined,
  added: number,
  payable: number,
): Shortage {
  const chances: number[] = [];
  for (let count = 0; count <= need; count++) chances.push(0);
  if (hunt === undefined) chances[need] = 1;
  else {
    const most = hunt.limits === undefined ? need : Math.min(need, mostOf(hunt.limits));
    const hunted = huntedWith(hunt, added).chances;
    for (let count = 0; count < hunted.length; count++) {
      chances[need - (count < most ? count : most)]! += hunted[count]!;
    }
  }
  const odds = oddsOf(chances);
  return {
    chances,
    mean: odds.mean,
    hungry: atLeast(odds, 1),
    starving: atLeast(odds, payable + 1),
  };
}

const huntedWith = ({ dice, sums, divisor }: GatheringRoll, added: number): Odds =>
  dice > 0 ? yieldOf(dice, divisor, added) : yieldFrom(sums, divisor, added);

/** B8.2, B6.4; P6.2: where the elder's material is food, it is counted already. */
function payableFor(moment: Moment, owner: Player): number {
  if (moment.solo === null) return totalResources(owner) + 2 * owner.redeemable;
  if (elderMaterialIn(moment) === 'food') return 0;
  return materialHeld(moment, owner) + materialToRedeem(moment, owner);
}
