import { PLACE_YIELDS, resourceValue, SOLO_GRADES, STARVING } from '@ochre/stone-age/rules';
import type { Face } from '@ochre/ui/art/symbols/dice.tsx';
import { cardOf, tileOf } from '../../../words/components.ts';
import type { ExampleFacts } from '../../../words/rulebook/pages/words.ts';

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** B4.4, B4.5: people in the forest, and a tool. */
export const ROLL = { place: 'forest', dice: [5, 3, 4, 2], tool: 1 } as const satisfies {
  readonly place: keyof typeof PLACE_YIELDS;
  readonly dice: readonly Face[];
  readonly tool: number;
};

/** B6: a card and what is paid for it where it lies. */
export const CARD = { id: 'C03', space: 3, paid: ['wood', 'wood', 'clay'] } as const;

/** B7: one building with a fixed price, and one with a choice. */
export const FIXED = 'B01';
export const CHOICE = { id: 'B19', paid: { wood: 2, clay: 0, stone: 0, gold: 2 } } as const;

/** B8. */
export const MEAL = { people: 6, agriculture: 2, food: 3 } as const;

/** B10: cards that somebody has collected. The last symbol is there twice. */
export const COLLECTED = {
  set: ['C05', 'C22', 'C13', 'C03'],
  second: ['C12'],
  farmers: 'C30',
  agriculture: 5,
} as const;

/** S4.2 */
export const HUNT = { food: 3, jewelry: 2 } as const;

const FIRST = { people: 5, food: 12 } as const;

/** What the examples come to, by the rules. */
export function exampleFacts(): ExampleFacts {
  const { divisor } = PLACE_YIELDS[ROLL.place];
  const sum = sumOf(ROLL.dice);
  const { upper } = cardOf(CARD.id);
  const { points } = tileOf(FIXED);
  const { lower } = cardOf(COLLECTED.farmers);
  const farmers = 'farmer' in lower ? (lower.farmer ?? 0) : 0;
  const [set, second] = [COLLECTED.set.length, COLLECTED.second.length];
  return {
    ...FIRST,
    dice: ROLL.dice.length,
    sum,
    divisor,
    wood: Math.floor(sum / divisor),
    tool: ROLL.tool,
    woodWithTool: Math.floor((sum + ROLL.tool) / divisor),
    price: CARD.space,
    cardFood: upper.kind === 'goods' ? upper.goods.food : 0,
    fixedPoints: typeof points === 'number' ? points : 0,
    freePoints: resourceValue(CHOICE.paid),
    eaters: MEAL.people,
    harvest: MEAL.agriculture,
    store: MEAL.food,
    missing: MEAL.people - MEAL.agriculture - MEAL.food,
    starving: -STARVING,
    set,
    setPoints: set ** 2,
    secondSet: second,
    culturePoints: set ** 2 + second ** 2,
    farmers,
    agriculture: COLLECTED.agriculture,
    farmerPoints: farmers * COLLECTED.agriculture,
    hunted: HUNT.food + HUNT.jewelry,
    victory: SOLO_GRADES[0]!.from,
  };
}
