/**
 * Odds: what rolls bring, what tools make of them, what food will be short, what cards and buildings
 * are worth. Bots, the terminal and the page ask the same functions. Each says what of its answer is
 * exact and what is an estimate.
 */
export { type BuildingWorth, buildingWorth } from './building-worth.ts';
export { type Buyer, buyerAt } from './buyer.ts';
export { cardPrice } from './card-price.ts';
export { type CardWorth, cardWorth } from './card-worth.ts';
export { chanceToBuild, chanceToBuy } from './chance-to-pay.ts';
export { SUM_CHANCES, WAYS } from './dice-sums.ts';
export { effectWorth } from './effect-worth.ts';
export { faceDownWorth } from './face-down.ts';
export { type FoodForecast, foodForecast, type Shortage } from './food-forecast.ts';
export { type Gathering, type GatheringRoll, gatheringOf, rollsOf } from './gathering.ts';
export type { Limits } from './limits.ts';
export { type Moment, momentOf } from './moment.ts';
export { atLeast, limitedTo, type Odds } from './odds.ts';
export type { Price } from './price.ts';
export { roundsLeft } from './rounds-left.ts';
export { type ToolChoice, toolChoices } from './tool-choices.ts';
export {
  type BestOrder,
  bestOrder,
  bestTools,
  type KeptWorth,
  type Roll,
  rollsWorth,
} from './tool-plan.ts';
export { NO_TOOLS, type ToolsAtHand, toolsAtHand } from './tool-sets.ts';
export { type ToolsNow, toolsNow } from './tools-now.ts';
export { GOOD_WORTH, goodsWorth } from './worth-of-goods.ts';
export {
  type ToolStep,
  type ToolsNeeded,
  toolsNeeded,
  type YieldOdds,
  yieldOdds,
} from './yield-odds.ts';
export { meanYield, yieldOf } from './yields.ts';
