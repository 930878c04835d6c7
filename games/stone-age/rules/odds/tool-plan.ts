import { SUM_CHANCES } from './dice-sums.ts';
import { type Limits, worthOfDue } from './limits.ts';
import { choiceOf, type ToolChoice } from './tool-choices.ts';
import { type ToolSets, type ToolsAtHand, toolSetsOf } from './tool-sets.ts';
import { meanYield } from './yields.ts';

/** A roll to come. */
export interface Roll {
  readonly dice: number;
  readonly divisor: number;
  /** What one good is worth. */
  readonly worth: number;
  /** Where goods or room for them are limited (P2.3). */
  readonly limits?: Limits | undefined;
}

/** What a tool that is still unused after the last roll is worth, for each point of its value. */
export interface KeptWorth {
  readonly slot: number;
  readonly oneUse: number;
}

/**
 * Exact: what rolls are worth that are made in this order, when after each of them tools are chosen
 * as well as possible, in view of those to come.
 */
export function rollsWorth(rolls: readonly Roll[], tools: ToolsAtHand, kept: KeptWorth): number {
  const sets = toolSetsOf(tools);
  return worthBySet(rolls, 0, sets, kept)[sets.count - 1]!;
}

export interface BestOrder {
  readonly worth: number;
  /** Which of the rolls to make first; -1 when there is none. */
  readonly first: number;
}

/** Exact: the same in the best order, in which the next roll may depend on how dice fell. */
export function bestOrder(rolls: readonly Roll[], tools: ToolsAtHand, kept: KeptWorth): BestOrder {
  const sets = toolSetsOf(tools);
  const all = sets.count - 1;
  // By the set of rolls still to make, then by the set of tools left.
  const worths: (readonly number[])[] = [keptWorths(sets, kept)];
  let first = -1;
  for (let left = 1; left < 1 << rolls.length; left++) {
    let best: number[] | undefined;
    for (let at = 0; at < rolls.length; at++) {
      if ((left & (1 << at)) === 0) continue;
      const worth = worthBefore(rolls[at]!, sets, worths[left & ~(1 << at)]!);
      if (best === undefined || worth[all]! > best[all]!) first = at;
      best = best === undefined ? worth : higherOf(best, worth);
    }
    worths.push(best!);
  }
  return { worth: worths[worths.length - 1]![all]!, first };
}

function higherOf(one: number[], other: readonly number[]): number[] {
  for (let i = 0; i < one.length; i++) if (other[i]! > one[i]!) one[i] = other[i]!;
  return one;
}

/**
 * Exact: the best tools for dice that have fallen with this sum. The first of the rolls is the one
 * that fell, the others are still to come, in this order. Of equal choices the cheapest.
 */
export function bestTools(
  sum: number,
  rolls: readonly [Roll, ...Roll[]],
  tools: ToolsAtHand,
  kept: KeptWorth,
): ToolChoice {
  const { divisor, worth, limits } = rolls[0];
  const sets = toolSetsOf(tools);
  const later = worthBySet(rolls, 1, sets, kept);
  const all = sets.count - 1;
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < sets.count; i++) {
    const set = sets.cheapestFirst[i]!;
    const goods = Math.floor((sum + sets.added[set]!) / divisor);
    const value = worthOfDue(goods, worth, limits) + later[all & ~set]!;
    if (value <= highest + ROUNDING) continue;
    best = set;
    highest = value;
  }
  return choiceOf(sum, divisor, sets.added[best]!, sets.actions[best]!);
}

/** A difference below this is none. */
const ROUNDING = 1e-9;

/** By the tools left: what the rolls from this one on are worth, and what is kept after them. */
function worthBySet(
  rolls: readonly Roll[],
  from: number,
  sets: ToolSets,
  kept: KeptWorth,
): readonly number[] {
  let later = keptWorths(sets, kept);
  for (let at = rolls.length - 1; at >= from; at--) later = worthBefore(rolls[at]!, sets, later);
  return later;
}

function keptWorths({ count, bySlots, byOneUse }: ToolSets, kept: KeptWorth): number[] {
  const worths: number[] = [];
  for (let set = 0; set < count; set++) {
    worths.push(kept.slot * bySlots[set]! + kept.oneUse * byOneUse[set]!);
  }
  return worths;
}

/** By the tools left before a roll, from what the tools left after it are worth. */
function worthBefore(roll: Roll, sets: ToolSets, later: readonly number[]): number[] {
  return roll.limits === undefined
    ? withoutLimits(roll, sets, later)
    : withLimits(roll, roll.limits, sets, later);
}

/**
 * What tools add to the goods depends on the remainder of the dice alone, so the sums are taken
 * together by remainder: there are at most six.
 */
function withoutLimits(roll: Roll, sets: ToolSets, later: readonly number[]): number[] {
  const { dice, divisor, worth } = roll;
  const { count, added } = sets;
  const chances = remainderChances(dice, divisor);
  const bare = worth * meanYield(dice, divisor);
  const worths: number[] = [];
  for (let tools = 0; tools < count; tools++) {
    let expected = bare;
    for (let remainder = 0; remainder < divisor; remainder++) {
      const chance = chances[remainder]!;
      if (chance === 0) continue;
      let best = later[tools]!;
      for (let set = tools; set !== 0; set = (set - 1) & tools) {
        const more = ((remainder + added[set]!) / divisor) | 0;
        const value = more * worth + later[tools & ~set]!;
        if (value > best) best = value;
      }
      expected += chance * best;
    }
    worths.push(expected);
  }
  return worths;
}

function withLimits(
  { dice, divisor, worth }: Roll,
  limits: Limits,
  sets: ToolSets,
  later: readonly number[],
): number[] {
  const { count, added } = sets;
  const sums = SUM_CHANCES[dice]!;
  const worths: number[] = [];
  for (let tools = 0; tools < count; tools++) {
    let expected = 0;
    for (let sum = dice; sum < sums.length; sum++) {
      let best = Number.NEGATIVE_INFINITY;
      for (let set = tools; ; set = (set - 1) & tools) {
        const goods = ((sum + added[set]!) / divisor) | 0;
        const value = worthOfDue(goods, worth, limits) + later[tools & ~set]!;
        if (value > best) best = value;
        if (set === 0) break;
      }
      expected += sums[sum]! * best;
    }
    worths.push(expected);
  }
  return worths;
}

const remainders = new Map<number, readonly number[]>();

/** The chance of each remainder of dice divided so. */
function remainderChances(dice: number, divisor: number): readonly number[] {
  const key = divisor * SUM_CHANCES.length + dice;
  let chances = remainders.get(key);
  if (chances === undefined) {
    const byRemainder = new Array<number>(divisor).fill(0);
    SUM_CHANCES[dice]!.forEach((chance, sum) => {
      byRemainder[sum % divisor]! += chance;
    });
    chances = byRemainder;
    remainders.set(key, chances);
  }
  return chances;
}
