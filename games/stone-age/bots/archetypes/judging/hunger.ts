import { COMMON } from './common.ts';
import type { Outlook } from './outlook.ts';
import { freeStock, type RoundPlan } from './plan.ts';

/** What so much food after feeding is worth; below 0 it is missing (B8.2). */
export function foodWorth(outlook: Outlook, plan: RoundPlan, food: number): number {
  const { price, future } = outlook;
  if (food >= 0) return future > 0 ? food * price.food : 0;
  const starving = starvingCost(outlook, plan.points);
  if (freeStock(plan) - plan.cards - plan.open < -food) return -starving;
  return -Math.min(-food * price.wood * COMMON.missing, starving);
}

/** B8.2 */
const STARVING = 10;

/** B1.4: a score that cannot fall below 0 loses no more than it has. */
export function starvingCost({ seen, owner, profile }: Outlook, pointsToCome: number): number {
  const { negativeScores } = seen.setup.options;
  const lost = negativeScores === true ? STARVING : Math.min(STARVING, owner.score + pointsToCome);
  return Math.max(lost, profile.starving);
}
