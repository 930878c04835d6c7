import { MOST_DICE } from './dice-sums.ts';
import { atLeast, limitedTo, type Odds } from './odds.ts';
import { yieldOf } from './yields.ts';

/** Exact: what a roll brings, with the tools chosen after it as well as possible for it (B4.5). */
export interface YieldOdds {
  readonly withoutTools: Odds;
  /** More tools never bring less, so this is with all of them. */
  readonly withTools: Odds;
  /** One for each sum that tools can add, from none to all of them. */
  readonly steps: readonly ToolStep[];
}

export interface ToolStep {
  /** The values of the tools, as few as add so much. */
  readonly tools: readonly number[];
  readonly added: number;
  readonly odds: Odds;
}

/** Of the goods no more than `most` come, where there is less or no room for more (P2.3). */
export function yieldOdds(
  dice: number,
  divisor: number,
  tools: readonly number[] = [],
  most = Number.POSITIVE_INFINITY,
): YieldOdds {
  check('dice', dice, 0, MOST_DICE);
  check('divisor', divisor, 1, MOST_DIVISOR);
  for (const value of tools) check('tools', value, 0, MOST_VALUE);
  const steps = setsBySum(tools).map(([added, set]) => ({
    tools: set,
    added,
    odds: limitedTo(yieldOf(dice, divisor, added), most),
  }));
  return { withoutTools: steps[0]!.odds, withTools: steps[steps.length - 1]!.odds, steps };
}

/** Far beyond all tools and places; they keep the tables of a wrong question small. */
const MOST_DIVISOR = 60;
const MOST_VALUE = 60;

function check(name: string, value: number, from: number, to: number): void {
  if (Number.isInteger(value) && value >= from && value <= to) return;
  throw new RangeError(`${name}: ${value} is not a whole number from ${from} to ${to}.`);
}

/** Each sum that tools can add, with the smallest set of tools that adds it, lowest first. */
function setsBySum(tools: readonly number[]): [added: number, set: readonly number[]][] {
  const sets = new Map<number, readonly number[]>([[0, []]]);
  for (const value of tools) {
    for (const [sum, set] of [...sets]) {
      const known = sets.get(sum + value);
      if (known === undefined || known.length > set.length + 1) {
        sets.set(sum + value, [...set, value]);
      }
    }
  }
  return [...sets].sort(([one], [other]) => one - other);
}

/** The chance that it takes exactly these tools. */
export interface ToolsNeeded {
  readonly tools: readonly number[];
  readonly chance: number;
}

/** The lowest tools that bring so many goods or more; what is missing to 1 is out of reach. */
export function toolsNeeded({ steps }: YieldOdds, goods: number): ToolsNeeded[] {
  const reached = steps.map(({ odds }) => atLeast(odds, goods));
  return steps
    .map(({ tools }, at) => ({ tools, chance: reached[at]! - (reached[at - 1] ?? 0) }))
    .filter(({ chance }) => chance > ROUNDING);
}

/** A difference below this is none. */
const ROUNDING = 1e-12;
