import {
  DICE_TABLES,
  type DiceTable,
  type Effect,
  GOODS,
  meanYield,
  VALUE,
} from '@ochre/stone-age/rules';
import { COMMON } from '../common.ts';
import { CARD } from '../facts.ts';
import { effectWorth, lowerWorth } from '../worth.ts';
import type { SoloOutlook } from './outlook.ts';
import { fromCard } from './supply.ts';

/** What a card is worth alone. */
export function soloCardWorth(outlook: SoloOutlook, id: string): number {
  const card = CARD[id]!;
  return lowerWorth(outlook, card) + rewardWorth(outlook, card.upper);
}

function rewardWorth(outlook: SoloOutlook, effect: Effect): number {
  const { price } = outlook;
  switch (effect.kind) {
    case 'goods':
      return GOODS.reduce((worth, good) => {
        if (good === 'jewelry' || effect.goods[good] === 0) return worth;
        const { taken, lost } = fromCard(outlook, good, effect.goods[good]);
        return worth + taken * price[good] - lost;
      }, 0);
    case 'roll': {
      const { resource, dice } = effect;
      const { taken, lost } = fromCard(outlook, resource, meanYield(dice, VALUE[resource], 0));
      return taken * price[resource] - lost;
    }
    case 'extraCard':
      return Math.max(...[OUTSIDE, ...outlook.solo.discard].map((id) => drawWorth(outlook, id)));
    case 'dice':
      return Math.max(...DICE.map((dice) => diceWorth(outlook, effect.table, dice)));
    default:
      return effectWorth(outlook, effect);
  }
}

const OUTSIDE = 'outside';

/** P5.6, P7.1: a card of the discard costs a point as long as it lies there. */
export const drawWorth = (outlook: SoloOutlook, id: string): number =>
  id === OUTSIDE ? COMMON.unseenCard : lowerWorth(outlook, CARD[id]!) + 1;

/** P5.5 */
const DICE = [1, 2, 3] as const;
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** P5.5: a face's reward for each die that shows it; the others cost their sum. */
export function faceWorth(
  rewards: readonly number[],
  dice: readonly number[],
  face: number,
): number {
  let worth = 0;
  for (const die of dice) worth += die === face ? rewards[face - 1]! : -die;
  return worth;
}

export const rewardsOf = (outlook: SoloOutlook, table: DiceTable): number[] =>
  DICE_TABLES[table].map((reward) => rewardWorth(outlook, reward));

/** What so many dice bring on average, if the best face is chosen. */
export function diceWorth(outlook: SoloOutlook, table: DiceTable, count: number): number {
  const rewards = rewardsOf(outlook, table);
  const rolls = ROLLS[count]!;
  const best = (dice: readonly number[]): number =>
    Math.max(...dice.map((face) => faceWorth(rewards, dice, face)));
  return rolls.reduce((sum, dice) => sum + best(dice), 0) / rolls.length;
}

/** Every roll of so many dice. */
const ROLLS: readonly (readonly (readonly number[])[])[] = [0, ...DICE].map((count) => {
  let rolls: number[][] = [[]];
  for (let die = 0; die < count; die++) {
    rolls = rolls.flatMap((roll) => FACES.map((face) => [...roll, face]));
  }
  return rolls;
});
