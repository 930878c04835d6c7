import { lowestBit } from '../bits.ts';
import { AGRICULTURE_END, jewelryWith } from '../gains.ts';
import { MOST_PEOPLE } from '../people.ts';
import type { Place, RuleSet } from '../rule-set.ts';
import type { Player } from '../state.ts';
import type { Good } from '../vocabulary.ts';
import { certainSum, SUM_CHANCES } from './dice-sums.ts';
import type { Limits } from './limits.ts';
import { isElderAt, type Moment, standingAt } from './moment.ts';
import type { Roll } from './tool-plan.ts';
import { GOOD_WORTH } from './worth-of-goods.ts';

/**
 * What a player's placed people bring this round when every place is used: the village first, then
 * the rolls in the order of the board. Cards and buildings, which are decisions, are not counted.
 */
export interface Gathering {
  readonly rolls: readonly GatheringRoll[];
  /** How much more there is of each once the village is used. */
  readonly people: number;
  readonly agriculture: number;
  readonly jewelry: number;
  /** A hunt still to be split (S4.2), less what the field costs (P4.6). */
  readonly food: number;
}

export interface GatheringRoll {
  readonly good: Good;
  readonly divisor: number;
  /** It may as well bring jewelry (S4.2). */
  readonly split: boolean;
  /** 0 when they have fallen. */
  readonly dice: number;
  /** The chance of each sum of the dice. */
  readonly sums: readonly number[];
  readonly limits: Limits | undefined;
}

export function gatheringOf(moment: Moment, player: number): Gathering {
  const { rules, fallen, players } = moment;
  const owner = players[player]!;
  const coming = comingTo(moment, player);
  const rolls: GatheringRoll[] = [];
  if (fallen?.player === player) {
    const { good, divisor, split, dice } = fallen;
    const sums = certainSum(dice.reduce((sum, face) => sum + face, 0));
    // They came before what is still to come.
    const limits = limitsOf(moment, owner, NOTHING, good);
    rolls.push({ good, divisor, split, dice: 0, sums, limits });
  }
  for (let left = owner.stands; left !== 0; left &= left - 1) {
    const place = rules.places[lowestBit(left)]!;
    if (place.work.kind !== 'roll' || isElderAt(moment, place)) continue;
    const { good, divisor, split } = place.work;
    const dice = standingAt(moment, player, place);
    const limits = limitsOf(moment, owner, coming, good);
    rolls.push({ good, divisor, split, dice, sums: SUM_CHANCES[dice]!, limits });
  }
  const { people, agriculture, jewelry, food } = coming;
  return { rolls, people, agriculture, jewelry, food };
}

function comingTo(moment: Moment, player: number): Coming {
  const { rules, hunted, players } = moment;
  const owner = players[player]!;
  const coming = { people: 0, agriculture: 0, jewelry: 0, food: 0 };
  if (hunted?.player === player) coming.food += hunted.amount;
  for (let left = owner.stands; left !== 0; left &= left - 1) {
    const place = rules.places[lowestBit(left)]!;
    if (place.work.kind !== 'reward' || isElderAt(moment, place)) continue;
    addReward(rules, place.work, owner, coming);
  }
  return coming;
}

type Coming = Pick<Gathering, 'people' | 'agriculture' | 'jewelry' | 'food'>;
const NOTHING: Coming = { people: 0, agriculture: 0, jewelry: 0, food: 0 };

type Reward = Extract<Place['work'], { kind: 'reward' }>;

/** B4.3, S4.1; what is at its end brings nothing. */
function addReward(
  rules: RuleSet,
  { effect, toll }: Reward,
  owner: Player,
  coming: { -readonly [Part in keyof Coming]: Coming[Part] },
): void {
  const food = toll?.(owner) ?? 0;
  if (food > owner.food) return;
  coming.food -= food;
  if (effect.kind === 'person' && owner.people < MOST_PEOPLE) coming.people++;
  if (effect.kind === 'agriculture' && owner.agriculture < AGRICULTURE_END) coming.agriculture++;
  if (effect.kind === 'merchant') {
    coming.jewelry += jewelryWith(rules, owner.merchant, effect.jewelry);
  }
}

/** P2.3: the food that the field cost is back at the hunting grounds (P2.1). */
function limitsOf({ solo }: Moment, owner: Player, coming: Coming, good: Good): Limits | undefined {
  if (solo === null || good === 'jewelry') return undefined;
  const paid = good === 'food' ? coming.food : 0;
  return {
    there: solo.board[good] - paid,
    room: Math.max(0, owner.people + coming.people - owner[good] - paid),
  };
}

/** The rolls still to come, for a plan of the tools; goods are worth what they are in general. */
export const rollsOf = (moment: Moment, player: number): Roll[] =>
  gatheringOf(moment, player)
    .rolls.filter(({ dice }) => dice > 0)
    .map(plannedRoll);

export const plannedRoll = ({ dice, divisor, good, limits }: GatheringRoll): Roll => ({
  dice,
  divisor,
  worth: GOOD_WORTH[good],
  limits,
});
