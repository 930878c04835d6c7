import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyRoll, mean } from './testing/brute-force.ts';
import { SEED, seedNumber } from './testing/seeds.ts';
import { bestOrder, bestTools, type KeptWorth, type Roll, rollsWorth } from './tool-plan.ts';
import { NO_TOOLS, type ToolsAtHand } from './tool-sets.ts';
import { meanYield } from './yields.ts';

interface Tool {
  readonly value: number;
  readonly isSlot: boolean;
}

const toolList = ({ slots, oneUse }: ToolsAtHand): Tool[] => [
  ...slots.filter((value) => value > 0).map((value) => ({ value, isSlot: true })),
  ...oneUse.map((value) => ({ value, isSlot: false })),
];

/** Every roll, every set of tools, every roll after it. */
function tried(rolls: readonly Roll[], tools: readonly Tool[], kept: KeptWorth): number {
  const [roll, ...later] = rolls;
  if (roll === undefined) {
    return tools.reduce(
      (sum, { value, isSlot }) => sum + value * (isSlot ? kept.slot : kept.oneUse),
      0,
    );
  }
  return mean(everyRoll(roll.dice).map((sum) => best(sum, roll, later, tools, kept)));
}

const best = (
  sum: number,
  roll: Roll,
  later: readonly Roll[],
  tools: readonly Tool[],
  kept: KeptWorth,
): number => bestBefore(sum, roll, tools, (left) => tried(later, left, kept));

/** The best set of tools for a sum, given what those left are worth after it. */
function bestBefore(
  sum: number,
  roll: Roll,
  tools: readonly Tool[],
  after: (left: readonly Tool[]) => number,
): number {
  const values: number[] = [];
  for (let set = 0; set < 1 << tools.length; set++) {
    const used = tools.filter((_, at) => set & (1 << at));
    const left = tools.filter((_, at) => !(set & (1 << at)));
    const added = used.reduce((all, { value }) => all + value, 0);
    values.push(worthOf(Math.floor((sum + added) / roll.divisor), roll) + after(left));
  }
  return Math.max(...values);
}

/** P2.3 */
function worthOf(due: number, { worth, limits }: Roll): number {
  const there = Math.min(due, limits?.there ?? due);
  const taken = Math.min(there, limits?.room ?? there);
  return taken * worth - 2 * (there - taken);
}

/** Few dice and tools, so that everything can be tried. */
const rollArbitrary = fc.record({
  dice: fc.integer({ min: 1, max: 2 }),
  divisor: fc.integer({ min: 2, max: 6 }),
  worth: fc.integer({ min: 1, max: 6 }),
  limits: fc.option(
    fc.record({ there: fc.integer({ min: 0, max: 4 }), room: fc.integer({ min: 0, max: 4 }) }),
    { nil: undefined },
  ),
});

const toolsArbitrary = fc.record({
  slots: fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }), fc.constant(0)),
  oneUse: fc.subarray([2, 3, 4], { maxLength: 1 }),
});

const keptArbitrary = fc.record({
  slot: fc.constantFrom(0, 0.5),
  oneUse: fc.constantFrom(0, 0.75, 2),
});

const plans = fc.record({
  rolls: fc.array(rollArbitrary, { maxLength: 2 }),
  tools: toolsArbitrary,
  kept: keptArbitrary,
});

const NOTHING_KEPT: KeptWorth = { slot: 0, oneUse: 0 };

describe('a plan of the tools (B5.3)', () => {
  it(`is worth what trying everything finds, seed ${SEED}`, () => {
    fc.assert(
      fc.property(plans, ({ rolls, tools, kept }) => {
        expect(rollsWorth(rolls, tools, kept)).toBeCloseTo(tried(rolls, toolList(tools), kept), 9);
      }),
      { seed: seedNumber, numRuns: 60 },
    );
  });

  it('is worth what trying everything finds, with three rolls and three tools', () => {
    const rolls = [
      { dice: 1, divisor: 3, worth: 3 },
      { dice: 2, divisor: 6, worth: 6 },
      { dice: 1, divisor: 2, worth: 2 },
    ];
    const tools = { slots: [2, 1, 1], oneUse: [] };
    expect(rollsWorth(rolls, tools, NOTHING_KEPT)).toBeCloseTo(
      tried(rolls, toolList(tools), NOTHING_KEPT),
      9,
    );
  });

  it(`chooses tools as well as trying everything does, seed ${SEED}`, () => {
    fc.assert(
      fc.property(
        rollArbitrary,
        fc.array(rollArbitrary, { maxLength: 1 }),
        toolsArbitrary,
        keptArbitrary,
        fc.integer({ min: 1, max: 12 }),
        (roll, later, tools, kept, sum) => {
          const { action, goods } = bestTools(sum, [roll, ...later], tools, kept);
          const used = [
            ...action.slots.map((slot) => ({ value: tools.slots[slot - 1]!, isSlot: true })),
            ...action.oneUse.map((value) => ({ value, isSlot: false })),
          ];
          const left = toolList(tools);
          for (const { value, isSlot } of used) {
            left.splice(
              left.findIndex((tool) => tool.value === value && tool.isSlot === isSlot),
              1,
            );
          }
          const worth = worthOf(goods, roll) + tried(later, left, kept);
          expect(worth).toBeCloseTo(best(sum, roll, later, toolList(tools), kept), 9);
        },
      ),
      { seed: seedNumber, numRuns: 100 },
    );
  });

  it(`in the best order is as good as any order, seed ${SEED}`, () => {
    fc.assert(
      fc.property(plans, ({ rolls, tools, kept }) => {
        const orders = rolls.length === 2 ? [rolls, [...rolls].reverse()] : [rolls];
        const worths = orders.map((order) => rollsWorth(order, tools, kept));
        const { worth, first } = bestOrder(rolls, tools, kept);
        // With two rolls nothing is left to decide between them after the first.
        expect(worth).toBeCloseTo(Math.max(...worths), 9);
        if (rolls.length === 2) expect(worths[first]).toBeCloseTo(worth, 9);
        if (rolls.length === 0) expect(first).toBe(-1);
      }),
      { seed: seedNumber, numRuns: 100 },
    );
  });

  it('in the best order is worth what trying everything finds, the next roll chosen each time', () => {
    const rolls = [
      { dice: 1, divisor: 6, worth: 6 },
      { dice: 1, divisor: 2, worth: 2 },
      { dice: 1, divisor: 4, worth: 5 },
    ];
    const tools = { slots: [2, 1, 0], oneUse: [] };
    const inAnyOrder = (left: readonly Roll[], tools: readonly Tool[]): number =>
      left.length === 0
        ? 0
        : Math.max(
            ...left.map((roll) =>
              mean(
                everyRoll(roll.dice).map((sum) =>
                  bestBefore(sum, roll, tools, (rest) =>
                    inAnyOrder(
                      left.filter((other) => other !== roll),
                      rest,
                    ),
                  ),
                ),
              ),
            ),
          );
    expect(bestOrder(rolls, tools, NOTHING_KEPT).worth).toBeCloseTo(
      inAnyOrder(rolls, toolList(tools)),
      9,
    );
  });

  it(`is worth no less with a better tool, seed ${SEED}`, () => {
    fc.assert(
      fc.property(fc.array(rollArbitrary, { maxLength: 4 }), toolsArbitrary, (rolls, tools) => {
        const worth = rollsWorth(rolls, tools, NOTHING_KEPT);
        const [one, two] = tools.slots;
        const more = { ...tools, slots: [one, two, 3] };
        expect(rollsWorth(rolls, more, NOTHING_KEPT)).toBeGreaterThanOrEqual(worth - 1e-9);
        expect(worth).toBeGreaterThanOrEqual(rollsWorth(rolls, NO_TOOLS, NOTHING_KEPT) - 1e-9);
      }),
      { seed: seedNumber, numRuns: 100 },
    );
  });

  it('without tools is worth the mean of the dice', () => {
    const rolls = [
      { dice: 3, divisor: 3, worth: 3 },
      { dice: 4, divisor: 5, worth: 5 },
    ];
    expect(rollsWorth(rolls, NO_TOOLS, NOTHING_KEPT)).toBeCloseTo(
      3 * meanYield(3, 3) + 5 * meanYield(4, 5),
      9,
    );
  });

  it('keeps a one-use tool that is worth more than what it brings', () => {
    const roll = { dice: 2, divisor: 3, worth: 3 };
    const tools = { slots: [0, 0, 0], oneUse: [4] };
    const chosen = (worth: number): readonly number[] =>
      bestTools(5, [roll], tools, { slot: 0, oneUse: worth }).action.oneUse;
    expect(chosen(0.5)).toEqual([4]);
    expect(chosen(2)).toEqual([]);
  });

  it('uses no tool that brings nothing', () => {
    const roll = { dice: 1, divisor: 3, worth: 3 };
    const tools = { slots: [1, 0, 0], oneUse: [2] };
    const used = (sum: number): object => bestTools(sum, [roll], tools, NOTHING_KEPT).action;
    expect(used(3)).toMatchObject({ slots: [1], oneUse: [2] });
    // One of them is enough: the slot is fresh again next round.
    expect(used(5)).toMatchObject({ slots: [1], oneUse: [] });
    expect(bestTools(3, [roll], { ...tools, oneUse: [] }, NOTHING_KEPT).action.slots).toEqual([]);
  });

  it('keeps a tool for the roll to come that needs it more', () => {
    const wood = { dice: 1, divisor: 3, worth: 3 };
    const gold = { dice: 1, divisor: 6, worth: 60 };
    const tools = { slots: [1, 0, 0], oneUse: [] };
    expect(bestTools(2, [wood], tools, NOTHING_KEPT).action.slots).toEqual([1]);
    expect(bestTools(2, [wood, gold], tools, NOTHING_KEPT).action.slots).toEqual([]);
  });
});
