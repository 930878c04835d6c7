import { play, simulationChance } from '@ochre/kernel';
import { walk } from '@ochre/kernel/contract';
import { describe, expect, it } from 'vitest';
import type { ActionOf } from '../action.ts';
import { stoneAge } from '../game.ts';
import type { State } from '../state.ts';
import { startAt, startSolo } from '../testing/test-game.ts';
import { type BuildingWorth, buildingWorth } from './building-worth.ts';
import { type Buyer, buyerAt } from './buyer.ts';
import { cardPrice } from './card-price.ts';
import { momentOf } from './moment.ts';
import type { Price } from './price.ts';
import { SEED } from './testing/seeds.ts';
import { goodsWorth } from './worth-of-goods.ts';

type Purchase = ActionOf<'buy' | 'build'>;

const purchases = (state: State, place: string): Purchase[] =>
  stoneAge
    .legalActions(state)
    .filter(
      (action): action is Purchase =>
        (action.kind === 'buy' || action.kind === 'build') && action.place === place,
    );

/** The card spaces and stacks where the player who acts now stands. */
function purchasePlaces(state: State): string[] {
  if (stoneAge.decision(state)?.kind !== 'act') return [];
  return stoneAge
    .legalActions(state)
    .flatMap((action) => (action.kind === 'leave' ? [action.place] : []))
    .filter((place) => place.startsWith('card') || place.startsWith('building'));
}

/** After redeeming as many cards as there are, in every way. */
function canPayAfterRedeeming(state: State, place: string): boolean {
  return stoneAge.legalActions(state).some((action) => {
    if (action.kind !== 'redeem') return false;
    const after = play(stoneAge, state, action, simulationChance('')).state;
    return (
      purchases(after, place).some(({ trade }) => trade === undefined) ||
      canPayAfterRedeeming(after, place)
    );
  });
}

/** What the game itself offers, in the words of a price. */
function payableIn(state: State, place: string): Price['payable'] {
  const offered = purchases(state, place);
  if (offered.some(({ trade }) => trade === undefined)) return 'stock';
  if (canPayAfterRedeeming(state, place)) return 'redeeming';
  return offered.length > 0 ? 'trading' : 'not';
}

const buyerIn = (state: State, player: number): Buyer => buyerAt(momentOf(state), player);
const spaceOf = (place: string): number => Number(place.slice(-1)) - 1;

const FIXED_SEEDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

describe('what a card or a building costs (B6.1, B7)', () => {
  it.each([
    [{ players: 2 }, ['stock', 'redeeming', 'not']],
    [{ players: 4 }, ['stock', 'redeeming', 'not']],
    [{ players: 3, modules: ['style', 'huts'] }, ['stock', 'redeeming', 'trading', 'not']],
    [{ players: 1, variant: 'solo' }, ['stock', 'not']],
  ])(`is payable when the game offers it, in random games %j, seed ${SEED}`, (request, all) => {
    const seen = new Set<string>();
    // The fixed ones see to it that there is something to see.
    for (const seed of [...FIXED_SEEDS, SEED]) {
      walk(stoneAge, request, seed, ({ state, player }) => {
        for (const place of purchasePlaces(state)) {
          const buyer = buyerIn(state, player);
          const price = place.startsWith('card')
            ? cardPrice(buyer, spaceOf(place))
            : buildingWorth(buyer, spaceOf(place))!;
          expect(price.payable).toBe(payableIn(state, place));
          seen.add(price.payable);
        }
      });
    }
    expect([...seen]).toEqual(expect.arrayContaining(all));
  });
});

/** Everything that can be paid with, and a building of its own. */
const RICH = { wood: 3, clay: 2, stone: 4, gold: 1 };

describe('what a building is worth (B7)', () => {
  const at = (tile: string, more: object = RICH): State =>
    startAt({ players: [{ ...more, at: { building1: 1 } }] }, { stacks: [[tile]] }).state;
  const worthAt = (tile: string, more?: object): BuildingWorth =>
    buildingWorth(buyerIn(at(tile, more), 0), 0)!;

  it.each(['B01', 'B09', 'B14', 'B18', 'B19', 'B20', 'B21', 'B23', 'B25', 'B26'])(
    '%s: the payment that scores most beyond its worth, of all that are legal',
    (tile) => {
      const state = at(tile, { ...RICH, cards: ['C35'] });
      const before = stoneAge.scores(state)[0]!;
      const outcomes = purchases(state, 'building1').map((action) => {
        const after = play(stoneAge, state, action, simulationChance('')).state;
        const now = stoneAge.scores(after)[0]! - before;
        const points = after.players[0]!.score - state.players[0]!.score;
        return { now, points, gain: points + 3 - goodsWorth(action.pay.goods) };
      });
      const worth = buildingWorth(buyerIn(state, 0), 0)!;
      if (outcomes.length === 0) {
        expect(worth.payable).toBe('not');
        return;
      }
      const gain = Math.max(...outcomes.map((outcome) => outcome.gain));
      const best = outcomes.filter((outcome) => outcome.gain === gain);
      expect(worth).toMatchObject({ payable: 'stock', tile, worth: gain });
      expect(worth.points).toBe(Math.max(...best.map(({ points }) => points)));
      expect(best.map(({ now }) => now)).toContain(worth.now);
    },
  );

  it('says what is missing, the least that would do', () => {
    expect(worthAt('B09', { stone: 1 })).toMatchObject({
      payable: 'not',
      missing: { stone: 1, gold: 1, wood: 0, clay: 0 },
      points: 16,
    });
    // One more resource of a second kind: wood is worth least.
    expect(worthAt('B19', { stone: 3 }).missing).toMatchObject({ wood: 1, clay: 0, gold: 0 });
  });

  it('B6.4: counts what a card can be redeemed for', () => {
    const worth = worthAt('B09', { stone: 1, redeemable: 1 });
    expect(worth).toMatchObject({ payable: 'redeeming', missing: { stone: 1, gold: 1 } });
    expect(worthAt('B09', { redeemable: 1 }).payable).toBe('not');
  });

  it('S5: counts what a trade costs', () => {
    const { state } = startAt(
      { players: [{ merchant: 5, wood: 2, gold: 1, clay: 1, jewelry: 0, at: { building1: 1 } }] },
      { modules: ['style'], stacks: [['B02']] },
    );
    // Two wood and a stone: clay is given for the stone.
    expect(buildingWorth(buyerIn(state, 0), 0)).toMatchObject({
      ...{ payable: 'trading', missing: { stone: 1 }, cost: 3 + 3 + 4, resources: 3 },
      ...{ points: 11, now: 8, worth: 1 },
    });
  });

  it('S1.2: jewelry that is traded away is no resource', () => {
    const { state } = startAt(
      { players: [{ merchant: 5, wood: 2, jewelry: 1, at: { building1: 1 } }] },
      { modules: ['style'], stacks: [['B02']] },
    );
    expect(buildingWorth(buyerIn(state, 0), 0)).toMatchObject({
      cost: 3 + 3 + 2,
      resources: 2,
      now: 9,
    });
  });

  it('P5.7: only what the pool has is redeemed', () => {
    const solo = (gold: number): Price['payable'] =>
      buildingWorth(
        buyerIn(
          startSolo(
            {
              players: [{ stone: 2, redeemable: 1, at: { building1: 1 } }],
              solo: { outside: { wood: 5, gold } },
            },
            { stacks: [['B09']] },
          ).state,
          0,
        ),
        0,
      )!.payable;
    expect([solo(0), solo(1)]).toEqual(['not', 'redeeming']);
  });

  it('an effect is worth something of its own', () => {
    const { state } = startAt(
      { players: [{ wood: 3, at: { building1: 1 } }] },
      { modules: ['huts'], stacks: [['H01']] },
    );
    const { points, cost, effect, worth } = buildingWorth(buyerIn(state, 0), 0)!;
    expect(effect).toBeGreaterThan(3);
    expect(worth).toBe(points + effect - cost);
  });

  it('an empty stack is worth nothing', () => {
    const { state } = startAt({ stacksLeft: [0, 3] });
    expect(buildingWorth(buyerIn(state, 0), 0)).toBeUndefined();
  });
});

describe('what a card costs', () => {
  it('B6.1: the cheapest resources that pay', () => {
    const { state } = startAt({ players: [{ wood: 1, stone: 1, gold: 3 }] });
    expect(cardPrice(buyerIn(state, 0), 2)).toMatchObject({
      ...{ payable: 'stock', cost: 3 + 5 + 6, resources: 3 },
      pay: { wood: 1, stone: 1, gold: 1 },
    });
  });

  it('P3.3: the elder’s material', () => {
    const { state } = startSolo({
      players: [{ clay: 2, wood: 9, redeemable: 1 }],
      solo: { elder: 'claypit', outside: { clay: 1 } },
    });
    const prices = [1, 2, 3].map((space) => cardPrice(buyerIn(state, 0), space).payable);
    expect(prices).toEqual(['stock', 'redeeming', 'not']);
  });

  it('P3.3: in the village, tools and agriculture for every round left', () => {
    const { state } = startSolo({
      players: [{ tools: [2, 0, 0], agriculture: 1 }],
      solo: { elder: 'village' },
    });
    const buyer = buyerIn(state, 0);
    expect(cardPrice(buyer, 2)).toMatchObject({ payable: 'stock', cost: 3 * buyer.rounds });
    expect(cardPrice(buyer, 3)).toMatchObject({ payable: 'not', resources: 0 });
  });
});
