import { describe, expect, it } from 'vitest';
import type { State } from '../state.ts';
import { startAt, startSolo } from '../testing/test-game.ts';
import { type Buyer, buyerAt } from './buyer.ts';
import { chanceToBuild, chanceToBuy } from './chance-to-pay.ts';
import { momentOf } from './moment.ts';
import { everyRoll, mean } from './testing/brute-force.ts';
import { NO_TOOLS, toolsAtHand } from './tool-sets.ts';

const buyerIn = (state: State): Buyer => buyerAt(momentOf(state), 0);

interface Tried {
  readonly dice: number;
  readonly divisor: number;
}

/** Every roll in this order, after each every set of tools: the chance that what came is enough. */
function tried(
  rolls: readonly Tried[],
  tools: readonly number[],
  came: readonly number[],
  isEnough: (came: readonly number[]) => boolean,
): number {
  const [roll, ...later] = rolls;
  if (roll === undefined) return isEnough(came) ? 1 : 0;
  return mean(
    everyRoll(roll.dice).map((sum) => {
      let best = 0;
      for (let set = 0; set < 1 << tools.length; set++) {
        const added = tools.reduce((all, value, at) => (set & (1 << at) ? all + value : all), 0);
        const left = tools.filter((_, at) => !(set & (1 << at)));
        const goods = Math.floor((sum + added) / roll.divisor);
        best = Math.max(best, tried(later, left, [...came, goods], isEnough));
      }
      return best;
    }),
  );
}

const FOREST_AND_RIVER = [
  { dice: 2, divisor: 3 },
  { dice: 2, divisor: 6 },
];

describe('the chance to pay for a building', () => {
  const at = (tile: string, more: object = {}): Buyer =>
    buyerIn(
      startAt(
        { players: [{ at: { building1: 1, forest: 2, river: 2 }, ...more }] },
        { stacks: [[tile]] },
      ).state,
    );

  it('B7.2: is that of all its resources coming', () => {
    const enough = ([wood, gold]: readonly number[]): boolean => wood! >= 2 && gold! >= 1;
    expect(chanceToBuild(at('B04'), 0, NO_TOOLS)).toBeCloseTo(
      tried(FOREST_AND_RIVER, [], [], enough),
      12,
    );
    const buyer = at('B04', { tools: [2, 1, 1] });
    expect(chanceToBuild(buyer, 0, toolsAtHand(buyer.owner))).toBeCloseTo(
      tried(FOREST_AND_RIVER, [2, 1, 1], [], enough),
      12,
    );
  });

  it('B7.3: is that of so many of so many kinds', () => {
    const enough = ([wood, gold]: readonly number[]): boolean =>
      wood! >= 1 && 1 + gold! >= 1 && wood! + 1 + gold! >= 4;
    const buyer = at('B19', { gold: 1, tools: [1, 1, 0] });
    expect(chanceToBuild(buyer, 0, NO_TOOLS)).toBeCloseTo(
      tried(FOREST_AND_RIVER, [], [], enough),
      12,
    );
    expect(chanceToBuild(buyer, 0, toolsAtHand(buyer.owner))).toBeCloseTo(
      tried(FOREST_AND_RIVER, [1, 1], [], enough),
      12,
    );
  });

  it('is 1 for what is there, and 0 for what nobody gathers', () => {
    expect(chanceToBuild(at('B04', { wood: 2, gold: 1 }), 0, NO_TOOLS)).toBe(1);
    expect(chanceToBuild(at('B01'), 0, NO_TOOLS)).toBe(0);
    const empty = startAt({ stacksLeft: [0, 3] });
    expect(chanceToBuild(buyerIn(empty.state), 0, NO_TOOLS)).toBe(0);
  });

  it('B6.4: counts what a card can be redeemed for', () => {
    const enough = ([, gold]: readonly number[]): boolean => gold! >= 1;
    expect(chanceToBuild(at('B07', { redeemable: 1 }), 0, NO_TOOLS)).toBeCloseTo(
      tried(FOREST_AND_RIVER, [], [], enough),
      12,
    );
  });

  it('knows dice that have fallen', () => {
    const game = startAt(
      { players: [{ tools: [2, 0, 0], wood: 2, at: { building1: 1, river: 1 } }] },
      { stacks: [['B04']], dice: [4] },
    ).moves('use river');
    const buyer = buyerIn(game.state);
    expect(chanceToBuild(buyer, 0, NO_TOOLS)).toBe(0);
    expect(chanceToBuild(buyer, 0, toolsAtHand(buyer.owner))).toBe(1);
  });

  it('S4.1 S4.2: hunters and the merchant bring jewelry', () => {
    const { state } = startAt(
      {
        players: [
          { people: 7, clay: 1, stone: 1, jewelry: 0, at: { building1: 1, hunt: 1, merchant: 2 } },
        ],
      },
      { modules: ['style'], stacks: [['D08']] },
    );
    // Two from the merchant, so one of them from a die ÷2.
    expect(chanceToBuild(buyerIn(state), 0, NO_TOOLS)).toBeCloseTo(5 / 6, 12);
  });

  it('P2.3: no more comes than there is', () => {
    const solo = (wood: number): number =>
      chanceToBuild(
        buyerIn(
          startSolo(
            {
              players: [{ clay: 1, at: { building1: 1, forest: 4 } }],
              solo: { elder: 'river', board: { wood } },
            },
            { stacks: [['B01']] },
          ).state,
        ),
        0,
        NO_TOOLS,
      );
    expect(solo(1)).toBe(0);
    expect(solo(2)).toBeCloseTo(mean(everyRoll(4).map((sum) => (sum >= 6 ? 1 : 0))), 12);
  });
});

describe('the chance to pay for a card', () => {
  it('B6.1: is that of enough resources of any kind', () => {
    const { state } = startAt({
      players: [{ stone: 1, at: { card4: 1, forest: 2, river: 2 } }],
    });
    const enough = ([wood, gold]: readonly number[]): boolean => wood! + gold! >= 3;
    expect(chanceToBuy(buyerIn(state), 3, NO_TOOLS)).toBeCloseTo(
      tried(FOREST_AND_RIVER, [], [], enough),
      12,
    );
  });

  it('P3.3: nobody gathers the elder’s material, so it is there or not', () => {
    const { state } = startSolo({
      players: [{ wood: 2, at: { quarry: 5 } }],
      solo: { elder: 'forest' },
    });
    const chances = [1, 2].map((space) => chanceToBuy(buyerIn(state), space, NO_TOOLS));
    expect(chances).toEqual([1, 0]);
  });
});
