import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action, ActionKind, Payment } from './action.ts';
import { BASE_CARDS, type GoodsCount, goods } from './components.ts';
import { ELDER_AREAS } from './elder.ts';
import { refusal } from './testing/test-game.ts';
import { parseMove, printMove } from './text.ts';
import {
  BUILDING_SPACES,
  CARD_SPACES,
  GOODS,
  ONE_USE_TOOLS,
  PLACES,
  RESOURCES,
  TOOL_SLOTS,
} from './vocabulary.ts';

const count = fc.integer({ min: 1, max: 999_999_999 });

const someGoods: fc.Arbitrary<GoodsCount> = fc
  .record(Object.fromEntries(GOODS.map((good) => [good, count])), { requiredKeys: [] })
  .filter((some) => Object.keys(some).length > 0)
  .map(goods);

const noGoods = fc.constant(goods({}));

const payments: fc.Arbitrary<Payment> = fc
  .record({
    goods: fc.oneof(someGoods, noGoods),
    slots: fc.subarray([...TOOL_SLOTS]),
    agriculture: fc.oneof(fc.constant(0), count),
  })
  .filter(({ goods, slots, agriculture }) =>
    [...Object.values(goods), slots.length, agriculture].some((part) => part > 0),
  );

const goodsPayments: fc.Arbitrary<Payment> = someGoods.map((goods) => ({
  goods,
  slots: [],
  agriculture: 0,
}));

const trades = fc.record(
  { trade: fc.record({ give: someGoods, get: someGoods }) },
  { requiredKeys: [] },
);

const from = <Word>(words: readonly Word[]): fc.Arbitrary<Word> => fc.constantFrom(...words);

/** One arbitrary for each kind of move: a kind that is forgotten does not compile. */
const PARTS: { readonly [Kind in ActionKind]: fc.Arbitrary<Omit<Action, 'kind'>> } = {
  place: fc.record({ place: from(PLACES), people: count }),
  use: fc.record({ place: from(PLACES) }),
  leave: fc.record({ place: from(PLACES) }),
  tools: fc.record({
    slots: fc.subarray([...TOOL_SLOTS]),
    oneUse: fc.subarray([...ONE_USE_TOOLS]),
  }),
  buy: fc
    .tuple(fc.record({ place: from(CARD_SPACES), pay: payments }), trades)
    .map(([buy, trade]) => ({ ...buy, ...trade })),
  build: fc
    .tuple(fc.record({ place: from(BUILDING_SPACES), pay: goodsPayments }), trades)
    .map(([build, trade]) => ({ ...build, ...trade })),
  pick: fc.record({ face: fc.integer({ min: 1, max: 6 }) }),
  redeem: fc.record({ goods: someGoods }),
  feed: fc.record({ pay: payments }),
  starve: fc.constant({}),
  take: fc.record({ goods: someGoods }),
  extra: fc.record({ yes: fc.boolean() }),
  gain: fc.record({ goods: someGoods }),
  stock: fc.record({ good: from(['food', ...RESOURCES]), count: fc.nat(999_999_999) }),
  elder: fc.record({ to: from([...ELDER_AREAS, 'stay']) }),
  slide: fc.record({ from: from([...CARD_SPACES, 'deck', 'none']) }),
  cycle: fc.record({
    tiles: fc.record(Object.fromEntries(BUILDING_SPACES.map((space) => [space, count])), {
      requiredKeys: [],
    }),
  }),
  roll: fc.record({ dice: count }),
  tool: fc.record({ slot: from([...TOOL_SLOTS, 'new']) }),
  draw: fc.record({ card: from(['outside', ...BASE_CARDS.map(({ id }) => id)]) }),
  offer: fc.record({ pay: fc.oneof(payments, fc.constant('points')) }),
};

const actions: fc.Arbitrary<Action> = fc.oneof(
  ...Object.entries(PARTS).map(([kind, parts]) =>
    (parts as fc.Arbitrary<object>).map((part) => ({ kind, ...part }) as Action),
  ),
);

/** Text made of the words of moves, most of it wrong. */
const wordSalad = fc
  .array(
    fc.oneof(
      from(Object.keys(PARTS)),
      from([...PLACES, 'none', 't1', 't3', 'o2', 'trade', 'for', 'points', 'wood=', '=1', '=']),
      from([...GOODS, 'agriculture', 'building1']).map((name) => `${name}=1`),
      fc.integer({ min: -2, max: 12 }).map(String),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 7 },
  )
  .map((words) => words.join(' '));

/** A written move with one change: a word dropped, doubled, swapped or spoilt. */
const nearMoves = fc
  .tuple(actions, fc.nat(20), fc.nat(20), from(['drop', 'double', 'swap', 'spoil', 'none']))
  .map(([action, one, two, change]) => {
    const words = printMove(action).split(' ');
    const [a, b] = [one % words.length, two % words.length];
    if (change === 'drop') words.splice(a, 1);
    if (change === 'double') words.splice(b, 0, words[a]!);
    if (change === 'swap') [words[a], words[b]] = [words[b]!, words[a]!];
    if (change === 'spoil') words[a] = `${words[a]}=`;
    return words.join(' ');
  });

function isReadOrRefused(text: string): void {
  let action: Action | undefined;
  const refused = refusal(() => {
    action = parseMove(text);
  });
  if (action === undefined) expect(refused?.code).toBe('bad-move');
  else expect(parseMove(printMove(action))).toEqual(action);
}

describe('moves as text, for all moves', () => {
  it('what is printed is read back without loss', () => {
    fc.assert(
      fc.property(actions, (action) => {
        const text = printMove(action);
        expect(parseMove(text)).toEqual(action);
        expect(printMove(parseMove(text))).toBe(text);
        expect(parseMove(text.toUpperCase())).toEqual(action);
      }),
      { numRuns: 3000, seed: 1 },
    );
  });

  it('words in another order mean the same goods', () => {
    const shuffledGoods = someGoods.chain((count) =>
      fc
        .shuffledSubarray(
          GOODS.filter((good) => count[good] > 0).map((good) => `${good}=${count[good]}`),
          { minLength: GOODS.filter((good) => count[good] > 0).length },
        )
        .map((words) => [count, words] as const),
    );
    fc.assert(
      fc.property(shuffledGoods, ([count, words]) => {
        expect(parseMove(`redeem ${words.join(' ')}`)).toEqual({
          kind: 'redeem',
          goods: count,
        });
      }),
      { numRuns: 500, seed: 2 },
    );
  });

  it.each([
    ['any string', fc.string({ unit: 'binary', maxLength: 60 })],
    ['any words of moves', wordSalad],
    ['almost a move', nearMoves],
  ])('%s is a move that prints back, or a bad move', (_, texts) => {
    fc.assert(fc.property(texts, isReadOrRefused), { numRuns: 3000, seed: 3 });
  });
});
