import type { Event } from '@ochre/stone-age';
import { describe, expect, it } from 'vitest';
import { planMotion, type Scene } from './plan-motion.ts';
import { endOf, type Step } from './step.ts';
import { faster, onlyToRead } from './tempo.ts';
import { BETWEEN_GOODS, FLY, SETTLE, TUMBLE, WALK } from './timing.ts';

const EMPTY: Scene = { places: {}, cards: ['C01', 'C02', 'C03', 'C04'] };

const planOf = (events: readonly Event[], before = EMPTY, after = EMPTY): readonly Step[] =>
  planMotion([events], before, after);

const ofKind = (steps: readonly Step[], kind: Step['what']['kind']): Step[] =>
  steps.filter(({ what }) => what.kind === kind);

const rolled: readonly Event[] = [
  { type: 'returned', player: 1, place: 'forest', people: 3, used: true },
  { type: 'rolled', player: 1, for: 'forest', dice: [2, 4, 6] },
  { type: 'gained', player: 1, goods: { wood: 4 }, from: 'forest' },
];

describe('People', () => {
  it('walk from their panel to where they stand, behind those of players before them', () => {
    const after = { ...EMPTY, places: { forest: [2, 3] } };
    const steps = planOf([{ type: 'placed', player: 1, place: 'forest', people: 3 }], EMPTY, after);
    expect(steps.map(({ to }) => to)).toEqual(
      [2, 3, 4].map((nth) => ({ at: 'person', place: 'forest', nth })),
    );
    for (const { from, duration, lands } of steps) {
      expect(from).toEqual({ at: 'panel', player: 1, part: 'people' });
      expect({ duration, lands }).toEqual({ duration: WALK, lands: true });
    }
  });

  it('who came to others of theirs are the last of them', () => {
    const after = { ...EMPTY, places: { hunt: [5] } };
    const [step] = planOf([{ type: 'placed', player: 0, place: 'hunt', people: 2 }], EMPTY, after);
    expect(step!.to).toEqual({ at: 'person', place: 'hunt', nth: 3 });
  });

  it('go home from where they stood, and not before the dice have settled', () => {
    const before = { ...EMPTY, places: { forest: [1, 3] } };
    const people = ofKind(planOf(rolled, before), 'person');
    expect(people.map(({ from }) => from)).toEqual(
      [1, 2, 3].map((nth) => ({ at: 'person', place: 'forest', nth })),
    );
    expect(people[0]!.start).toBeGreaterThan(TUMBLE + SETTLE);
  });
});

describe('Dice', () => {
  it('fall first, before their place, and lie there while goods fly', () => {
    const steps = planOf(rolled);
    const [dice] = ofKind(steps, 'dice');
    const goods = ofKind(steps, 'sign');
    expect(dice).toMatchObject({ start: 0, to: { at: 'before', place: 'forest' } });
    expect(goods[0]!.start).toBeGreaterThan(TUMBLE + SETTLE);
    expect(endOf([dice!])).toBeGreaterThan(goods[0]!.start);
  });

  it('of a card fall where it was bought', () => {
    const steps = planOf([
      { type: 'cardBought', player: 0, card: 'C07', place: 'card2' },
      { type: 'rolled', player: 0, for: 'C07', dice: [1, 2] },
    ]);
    expect(ofKind(steps, 'dice')[0]!.to).toEqual({ at: 'before', place: 'card2' });
  });
});

describe('Goods', () => {
  it('fly one after the other to their place in the panel', () => {
    const goods = ofKind(planOf(rolled), 'sign');
    expect(goods).toHaveLength(4);
    expect(goods[3]!.start - goods[0]!.start).toBe(3 * BETWEEN_GOODS);
    expect(goods[0]).toMatchObject({
      duration: FLY,
      from: { at: 'place', place: 'forest' },
      to: { at: 'panel', player: 1, part: 'wood' },
    });
  });

  it('more than five of a kind are one piece with their number', () => {
    const steps = planOf([
      { type: 'gained', player: 0, goods: { food: 8, gold: 2 }, from: 'hunt' },
    ]);
    expect(steps.map(({ what }) => what)).toEqual([
      { kind: 'sign', sign: 'food', count: 8 },
      { kind: 'sign', sign: 'gold', count: 1 },
      { kind: 'sign', sign: 'gold', count: 1 },
    ]);
  });

  it('that a card brings come from where it lay, and others from who has it', () => {
    const [bought, had] = [
      planOf([
        { type: 'cardBought', player: 0, card: 'C26', place: 'card1' },
        { type: 'gained', player: 0, goods: { stone: 1 }, from: 'C26' },
      ]),
      planOf([{ type: 'gained', player: 2, goods: { wood: 1 }, from: 'H01' }]),
    ];
    expect(bought[1]!.from).toEqual({ at: 'place', place: 'card1' });
    expect(had[0]!.from).toEqual({ at: 'panel', player: 2, part: 'cards' });
  });

  it('that are paid go where they are paid, food to the fire', () => {
    const steps = planOf([
      { type: 'paid', player: 0, goods: { clay: 1 }, for: 'card1' },
      { type: 'fed', player: 0, food: 2, missing: 0 },
    ]);
    expect(steps.map(({ to }) => to.at)).toEqual(['place', 'fire', 'fire']);
  });

  it('of no number do not fly', () => {
    expect(planOf([{ type: 'gained', player: 0, goods: {}, from: 'hunt' }])).toEqual([]);
  });
});

describe('Cards and tiles', () => {
  it('that nobody may see fly as backs', () => {
    const [step] = planOf([{ type: 'cardDrawn', player: 1, card: null }]);
    expect(step).toMatchObject({ what: { kind: 'card', card: null }, from: { at: 'deck' } });
  });

  it('slide from where they lay, and new ones come from the deck', () => {
    const before = { ...EMPTY, cards: ['C01', '', 'C03', ''] };
    const steps = planOf([{ type: 'row', cards: ['C01', 'C03', 'C08', 'C09'], deck: 20 }], before);
    expect(steps.map(({ from }) => from)).toEqual([
      { at: 'place', place: 'card3' },
      { at: 'deck' },
      { at: 'deck' },
    ]);
  });

  it('open only where there is one', () => {
    expect(planOf([{ type: 'tileOpened', place: 'building1', tile: '', left: 0 }])).toEqual([]);
  });
});

describe('Several moves', () => {
  it('are played one after the other, and quicker', () => {
    const placed: Event = { type: 'placed', player: 0, place: 'hunt', people: 1 };
    const steps = planMotion([[placed], [placed]], EMPTY, EMPTY);
    expect(steps.map(({ start }) => start)).toEqual([0, WALK]);
    expect(endOf(faster(steps, 'calm', 2))).toBeLessThan(endOf(steps));
  });

  it('have one banner at a time', () => {
    const banners = ofKind(
      planOf([
        { type: 'phase', phase: 'act', round: 1 },
        { type: 'phase', phase: 'feed', round: 1 },
        { type: 'round', round: 2, firstPlayer: 1 },
      ]),
      'round',
    );
    expect(banners[0]!.start).toBeGreaterThan(0);
  });
});

describe('Where nothing moves', () => {
  it('dice, points and banners are still read', () => {
    const steps = onlyToRead(
      planOf([
        ...rolled,
        { type: 'points', player: 1, points: 3, score: 3, for: 'B01' },
        { type: 'round', round: 2, firstPlayer: 0 },
      ]),
    );
    expect(steps.map(({ what }) => what.kind)).toEqual(['dice', 'points', 'round']);
  });
});
