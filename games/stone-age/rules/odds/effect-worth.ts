import { byKind, type PerKind } from '@ochre/kernel';
import { DICE_TABLES, type Effect } from '../components.ts';
import { AGRICULTURE_END, jewelryWith, MERCHANT_END } from '../gains.ts';
import { MOST_PEOPLE } from '../people.ts';
import { HIGHEST_TOOL } from '../tools.ts';
import { GOODS, type Good, VALUE } from '../vocabulary.ts';
import type { Buyer } from './buyer.ts';
import { pickedWorth, worthAlone } from './dice-rewards.ts';
import { faceDownWorth } from './face-down.ts';
import { type Limits, worthOfDue } from './limits.ts';
import { GOOD_WORTH } from './worth-of-goods.ts';
import { meanYield } from './yields.ts';

/** What a die brings on average. A pip is worth a point (worth-of-goods.ts). */
const MEAN_DIE = 3.5;

/** What a step of the merchant track makes a trade worth, a round. */
const MERCHANT_STEP = 0.5;

/** One rule per kind of effect; a kind without a rule does not compile. */
type EffectWorths = PerKind<Effect, [buyer: Buyer], number>;

/**
 * Estimates, in points: what the upper part of a card, a tile or a die is worth to a player. What it
 * changes at the final scoring as things stand is exact, what it brings until then is a guess.
 */
const EFFECT_WORTHS: EffectWorths = {
  goods: ({ goods }, buyer) => {
    let worth = 0;
    for (const good of GOODS) {
      if (goods[good] === 0) continue;
      worth += worthOfDue(goods[good], GOOD_WORTH[good], limitsOf(buyer, good));
    }
    return worth;
  },

  points: ({ points }) => points,

  /** Without tools: those are then used somewhere else. */
  roll: ({ resource, dice }) => meanYield(dice, VALUE[resource]) * GOOD_WORTH[resource],

  /** A pip more every round, and what tool makers make of it. */
  tool: (_effect, { owner, shown, rounds }) =>
    owner.tools.every((value) => value >= HIGHEST_TOOL) ? 0 : rounds + shown.toolmaker,

  oneUseTool: ({ value }) => value,

  /** A food more every round while there are people to eat it, and what farmers make of it. */
  agriculture: (_effect, { owner, shown, rounds }) => {
    if (owner.agriculture >= AGRICULTURE_END) return 0;
    const eaten = owner.agriculture < owner.people ? rounds * GOOD_WORTH.food : 0;
    return eaten + shown.farmer;
  },

  /** Works from the next round on, eats from this one on. */
  person: (_effect, { owner, shown, rounds }) => {
    if (owner.people >= MOST_PEOPLE) return 0;
    return later(rounds) * MEAN_DIE - rounds * GOOD_WORTH.food + shown.shaman;
  },

  income: ({ goods }, buyer) =>
    later(buyer.rounds) * EFFECT_WORTHS.goods({ kind: 'goods', goods }, buyer),

  merchant: ({ steps, jewelry }, { moment, owner, shown, rounds }) =>
    Math.min(steps, MERCHANT_END - owner.merchant) * (rounds * MERCHANT_STEP + shown.trader) +
    jewelryWith(moment.rules, owner.merchant, jewelry) * GOOD_WORTH.jewelry,

  anyResource: () => VALUE.gold,

  /** What its people bring more than they would elsewhere. */
  work: ({ resource, divisor, people }, { rounds }) =>
    later(rounds) * (meanYield(people, divisor) * GOOD_WORTH[resource] - people * MEAN_DIE),

  anyResources: ({ count }) => count * VALUE.gold,

  extraCard: (_effect, buyer) => faceDownWorth(buyer),

  dice: ({ table }, buyer) => {
    const { moment, player } = buyer;
    const faces = DICE_TABLES[table].map((effect) => effectWorth(buyer, effect));
    if (moment.solo !== null) return worthAlone(faces);
    const { diceFirst, players } = moment.rules;
    const first = diceFirst === 'buyer' ? player : moment.firstPlayer;
    return pickedWorth(faces, players, (player - first + players) % players);
  },
};

export function effectWorth(buyer: Buyer, effect: Effect): number {
  return byKind(EFFECT_WORTHS, effect, buyer);
}

/** The rounds after this one. */
const later = (rounds: number): number => (rounds > 1 ? rounds - 1 : 0);

/** P2.2, P2.3: cards give resources from the outside pool, and food from the board. */
function limitsOf({ moment: { solo }, owner }: Buyer, good: Good): Limits | undefined {
  if (solo === null || good === 'jewelry') return undefined;
  return {
    there: good === 'food' ? solo.board.food : solo.outside[good],
    room: Math.max(0, owner.people - owner[good]),
  };
}
