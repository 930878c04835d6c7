import type { SetupRequest } from '@ochre/kernel';
import type { Event, Snapshot } from '@ochre/stone-age/rules';
import { endOf } from '@ochre/ui/motion/step.ts';
import {
  BETWEEN_GOODS,
  CAMERA,
  FLY,
  SETTLE,
  SUM_OF_OTHERS,
  SUM_STANDS,
  TUMBLE,
  WALK,
} from '@ochre/ui/motion/timing.ts';
import { describe, expect, it } from 'vitest';
import { planMotion } from './plan-motion.ts';
import type { PlannedMotion } from './planned.ts';
import type { Step } from './step.ts';
import { newBoard, randomGame } from './testing/random-game.ts';
import { partsOf, wholePlan } from './testing/whole-plan.ts';

const FOUR = newBoard();
const STYLE = newBoard({ players: 4, modules: ['style'] });
const ALONE: Snapshot = soloWith({ elder: 'forest' });

function soloWith(changes: Partial<NonNullable<Snapshot['solo']>>): Snapshot {
  const view = newBoard({ players: 1, variant: 'solo' });
  return { ...view, solo: { ...view.solo!, ...changes } };
}

const plan = (events: readonly Event[], view = FOUR): PlannedMotion =>
  wholePlan(planMotion(events, { view }));
const stepsOf = (events: readonly Event[], view = FOUR): readonly Step[] =>
  plan(events, view).steps;
const ofKind = (steps: readonly Step[], kind: Step['what']['kind']): Step[] =>
  steps.filter(({ what }) => what.kind === kind);

/** The board as it is shown after so long. */
const shownAt = ({ changes }: PlannedMotion, time: number, view = FOUR): Snapshot =>
  changes.filter(({ at }) => at <= time).reduce((now, { make }) => make(now), view);

const rolled: readonly Event[] = [
  { type: 'returned', player: 1, place: 'forest', people: 3, used: true },
  { type: 'rolled', player: 1, for: 'forest', dice: [2, 4, 6] },
  { type: 'gained', player: 1, goods: { wood: 4 }, from: 'forest' },
];
const inForest: Snapshot = { ...FOUR, places: { forest: [1, 3, 0, 0] } };

describe('What is shown', () => {
  const REQUESTS: readonly SetupRequest[] = [
    { players: 4 },
    { players: 5, modules: ['style', 'huts'] },
    { players: 1, variant: 'solo' },
    { players: 1, variant: 'solo', options: { difficulty: 'easier2' } },
  ];
  /** What events tell of a board. */
  const told = ({ decision, dice, phase, solo, ...view }: Snapshot) => {
    const { outside: _, ...rest } = solo ?? { outside: {} };
    return { ...view, solo: rest };
  };

  it.each(REQUESTS.map((request) => [JSON.stringify(request), request] as const))(
    'is the table itself when all has moved: every move of %s',
    (_, request) => {
      for (const seed of ['a', 'b', 'c']) {
        for (const { before, events, after } of randomGame(request, seed)) {
          // The scoring is a scene of its own.
          if (after.result !== undefined) continue;
          const shown = shownAt(
            wholePlan(planMotion(events, { view: before })),
            Number.POSITIVE_INFINITY,
            before,
          );
          expect(told(shown)).toEqual(told(after));
        }
      }
    },
  );
});

describe('People', () => {
  it('walk from their panel to where they stand, behind those of players before them', () => {
    const view = { ...FOUR, places: { forest: [2, 0, 0, 0] } };
    const placed = plan([{ type: 'placed', player: 1, place: 'forest', people: 3 }], view);
    expect(placed.steps.map(({ to }) => to)).toEqual(
      [2, 3, 4].map((nth) => ({ at: 'person', place: 'forest', nth })),
    );
    for (const { from, duration, hides } of placed.steps) {
      expect(from).toEqual({ at: 'panel', player: 1, part: 'people' });
      expect({ duration, hides }).toEqual({ duration: WALK, hides: 0 });
    }
    expect(shownAt(placed, 0, view).players[1]!.home).toBe(4);
  });

  it('who came to others of theirs are the last of them', () => {
    const view = { ...FOUR, places: { hunt: [3, 0, 0, 0] } };
    const [step] = stepsOf([{ type: 'placed', player: 0, place: 'hunt', people: 2 }], view);
    expect(step!.to).toEqual({ at: 'person', place: 'hunt', nth: 3 });
  });

  it('go home from where they stood, and not before the dice have settled', () => {
    const people = ofKind(stepsOf(rolled, inForest), 'person');
    expect(people.map(({ from }) => from)).toEqual(
      [1, 2, 3].map((nth) => ({ at: 'person', place: 'forest', nth })),
    );
    expect(people[0]!.start).toBeGreaterThan(TUMBLE + SETTLE);
  });

  it('who are new come from the hut when they are there', () => {
    const born = plan([
      { type: 'returned', player: 0, place: 'hut', people: 2, used: true },
      { type: 'person', player: 0, people: 6 },
    ]);
    expect(born.steps.at(-1)!.from).toEqual({ at: 'place', place: 'hut' });
    expect(shownAt(born, WALK - 1).players[0]!.people).toBe(5);
    expect(shownAt(born, WALK).players[0]!.people).toBe(6);
  });
});

describe('Dice', () => {
  it('fall first, and what they brought comes after it could be read', () => {
    const steps = stepsOf(rolled, inForest);
    const [dice] = ofKind(steps, 'dice');
    const goods = ofKind(steps, 'sign');
    expect(dice).toMatchObject({ start: 0, to: { at: 'dice' } });
    expect(goods[0]!.start).toBe(TUMBLE + SETTLE + SUM_OF_OTHERS);
  });

  it('are looked at closely by who threw them, who can read the sum for longer', () => {
    const parts = partsOf(planMotion(rolled, { view: inForest }, true));
    expect(parts.map(({ staged }) => staged?.isThrown)).toEqual([true, false, undefined]);
    expect(parts.map(({ isCalm }) => isCalm)).toEqual([true, true, true]);
    expect(endOf(parts[0]!.steps)).toBe(CAMERA + TUMBLE + SETTLE + SUM_STANDS);
    expect(parts[2]!.steps).toMatchObject([{ motion: 'look', duration: CAMERA }]);
  });

  it('lie on the land until they are picked in later moves', () => {
    const bought = plan([
      { type: 'cardBought', player: 0, card: 'C15', place: 'card2' },
      { type: 'rolled', player: 0, for: 'C15', dice: [1, 2] },
    ]);
    expect(bought.after.roll).toEqual({ player: 0, for: 'C15', dice: [1, 2] });
    const picks: Event = { type: 'picked', player: 1, for: 'C15', face: 2 };
    const picked = planMotion([picks], bought.after);
    expect(picked.steps[0]).toMatchObject({
      what: { kind: 'die', face: 2 },
      from: { at: 'dice' },
      to: { at: 'panel', player: 1 },
    });
    expect(picked.staged?.dice).toEqual([1]);
    expect(picked.after.roll?.dice).toEqual([1]);
  });

  it('get the tools that are added, which are used from then on', () => {
    const used = plan([
      { type: 'toolsUsed', player: 0, for: 'river', slots: [1], oneUse: [], added: 2 },
    ]);
    expect(used.steps[0]).toMatchObject({
      what: { sign: 'tool', count: 2 },
      to: { at: 'dice' },
    });
    expect(shownAt(used, 0).players[0]!.toolsUsed).toEqual([true, false, false]);
  });
});

describe('Goods', () => {
  it('fly one after the other to their place in the panel', () => {
    const goods = ofKind(stepsOf(rolled, inForest), 'sign');
    expect(goods).toHaveLength(4);
    expect(goods[3]!.start - goods[0]!.start).toBe(3 * BETWEEN_GOODS);
    expect(goods[0]).toMatchObject({
      duration: FLY,
      from: { at: 'place', place: 'forest' },
      to: { at: 'panel', player: 1, part: 'wood' },
    });
  });

  it('are counted one by one when they arrive, and not before', () => {
    const plan = wholePlan(planMotion(rolled, { view: inForest }));
    const [first, second] = ofKind(plan.steps, 'sign');
    const woodAt = (time: number) => shownAt(plan, time, inForest).players[1]!.wood;
    expect(woodAt(first!.start + FLY - 1)).toBe(0);
    expect(woodAt(first!.start + FLY)).toBe(1);
    expect(woodAt(second!.start + FLY)).toBe(2);
  });

  it('that are paid are gone when they leave', () => {
    const rich = shownAt(
      plan([{ type: 'gained', player: 0, goods: { clay: 2 }, from: 'claypit' }]),
      Number.POSITIVE_INFINITY,
    );
    const paid = plan([{ type: 'paid', player: 0, goods: { clay: 2 }, for: 'card2' }], rich);
    expect(shownAt(paid, 0, rich).players[0]!.clay).toBe(1);
    expect(shownAt(paid, BETWEEN_GOODS, rich).players[0]!.clay).toBe(0);
  });

  it('more than five of a kind are one piece with their number', () => {
    const steps = stepsOf([
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
      stepsOf([
        { type: 'cardBought', player: 0, card: 'C26', place: 'card1' },
        { type: 'gained', player: 0, goods: { stone: 1 }, from: 'C26' },
      ]),
      stepsOf([{ type: 'gained', player: 2, goods: { wood: 1 }, from: 'H01' }]),
    ];
    expect(bought[1]!.from).toEqual({ at: 'place', place: 'card1' });
    expect(had[0]!.from).toEqual({ at: 'panel', player: 2, part: 'cards' });
  });

  it('that are paid go where they are paid, food to the fire', () => {
    const steps = stepsOf([
      { type: 'paid', player: 0, goods: { clay: 1 }, for: 'card1' },
      { type: 'fed', player: 0, food: 2, missing: 0 },
    ]);
    expect(steps.map(({ to }) => to.at)).toEqual(['place', 'fire', 'fire']);
  });

  it('that are traded go to the merchant, and others come from there', () => {
    const steps = stepsOf(
      [{ type: 'traded', player: 0, give: { wood: 1 }, get: { jewelry: 1 } }],
      STYLE,
    );
    const merchant = { at: 'place', place: 'merchant' };
    expect(steps).toMatchObject([{ to: merchant }, { from: merchant, start: FLY }]);
  });

  it('of no number do not fly', () => {
    expect(stepsOf([{ type: 'gained', player: 0, goods: {}, from: 'hunt' }])).toEqual([]);
  });
});

describe('Cards and tiles', () => {
  it('that nobody may see fly as backs', () => {
    const [step] = stepsOf([{ type: 'cardDrawn', player: 1, card: null }]);
    expect(step).toMatchObject({ what: { kind: 'card', card: null }, from: { at: 'deck' } });
  });

  it('slide from where they lay, and new ones come from the deck', () => {
    const view = { ...FOUR, cards: ['C01', '', 'C03', ''] };
    const row = plan([{ type: 'row', cards: ['C01', 'C03', 'C08', 'C09'], deck: 20 }], view);
    expect(row.steps.map(({ from }) => from)).toEqual([
      { at: 'place', place: 'card3' },
      { at: 'deck' },
      { at: 'deck' },
    ]);
    expect(shownAt(row, 0, view).cards).toEqual(['C01', '', '', '']);
  });

  it('are open only where there is one, and covered until they turn', () => {
    const built: Event = { type: 'built', player: 0, tile: 'B01', place: 'building1' };
    const opened = (tile: string): Event => ({
      type: 'tileOpened',
      place: 'building1',
      tile,
      left: 6,
    });
    expect(stepsOf([opened('')])).toEqual([]);
    expect(stepsOf([built, opened('B02')]).at(-1)).toMatchObject({ motion: 'turn', hides: 0 });
  });
});

describe('Alone', () => {
  it('the elder walks on from where he stood', () => {
    const [step] = stepsOf([{ type: 'elder', area: 'claypit' }], ALONE);
    expect(step).toMatchObject({
      motion: 'walk',
      what: { kind: 'elder' },
      from: { at: 'elder', area: 'forest' },
      to: { at: 'elder', area: 'claypit' },
    });
  });

  it('goods come from what is left on the board, and the elder takes what is paid', () => {
    const events: Event[] = [
      { type: 'gained', player: 0, goods: { wood: 1 }, from: 'forest' },
      { type: 'paid', player: 0, goods: { wood: 1 }, for: 'card2' },
      { type: 'paid', player: 0, goods: { food: 1 }, for: 'feeding' },
    ];
    const steps = stepsOf(events, ALONE);
    expect(steps[0]!.from).toEqual({ at: 'heap', good: 'wood' });
    expect(steps[1]!.to).toEqual({ at: 'elder', area: 'forest' });
    expect(steps[2]!.to).toEqual({ at: 'heap', good: 'food' });
    const left = shownAt(plan(events, ALONE), 0, ALONE).solo!.board.wood;
    expect(left).toBe(ALONE.solo!.board.wood - 1);
  });

  it('tool tokens and steps that are paid leave the panel', () => {
    const view = { ...ALONE, players: [{ ...ALONE.players[0]!, agriculture: 3 }] };
    const steps = stepsOf(
      [
        { type: 'tokensPaid', player: 0, slots: [1], values: [1], for: 'card2' },
        { type: 'agriculture', player: 0, agriculture: 1 },
      ],
      view,
    );
    expect(steps).toMatchObject([
      { what: { sign: 'tool' }, from: { part: 'tools' }, to: { at: 'elder' } },
      { what: { sign: 'agriculture', count: 2 }, from: { part: 'agriculture' } },
    ]);
  });

  it('cards move to space 1, and one that nobody bought to the discard', () => {
    const [, second, third] = ALONE.cards;
    const steps = stepsOf(
      [
        { type: 'slid', card: third!, from: 'card3' },
        { type: 'discarded', card: second! },
      ],
      ALONE,
    );
    expect(steps).toMatchObject([
      { from: { at: 'place', place: 'card3' }, to: { at: 'place', place: 'card1' } },
      { from: { at: 'place', place: 'card2' }, to: { at: 'discard' } },
    ]);
  });

  it('a discarded card that is taken comes from there', () => {
    const taken: Event = { type: 'cardTaken', player: 0, card: 'C01', from: 'discard' };
    expect(stepsOf([taken], ALONE)[0]!.from).toEqual({ at: 'discard' });
  });

  it('tiles that are cycled go below their stack, and the next one turns', () => {
    const [top, next] = ALONE.solo!.stacks[0]!;
    const steps = stepsOf(
      [
        { type: 'cycled', place: 'building1', tiles: 1 },
        { type: 'tileOpened', place: 'building1', tile: next!, left: 6 },
      ],
      ALONE,
    );
    expect(steps).toMatchObject([
      { what: { tile: top }, to: { at: 'bottom', place: 'building1' } },
      { what: { tile: next }, motion: 'turn', hides: 0 },
    ]);
  });

  it('food that is added comes to the hunting grounds, and what is removed leaves the board', () => {
    const stocked = (good: 'food' | 'gold'): Event => ({
      type: 'stocked',
      player: 0,
      good,
      count: 3,
    });
    expect(stepsOf([stocked('food')], ALONE)[0]!.to).toEqual({ at: 'heap', good: 'food' });
    expect(stepsOf([stocked('gold')], ALONE)[0]!.from).toEqual({ at: 'heap', good: 'gold' });
  });
});

describe('Banners', () => {
  it('are shown one at a time', () => {
    const steps = stepsOf([
      { type: 'phase', phase: 'act', round: 1 },
      { type: 'phase', phase: 'feed', round: 1 },
      { type: 'round', round: 2, firstPlayer: 1 },
    ]);
    expect(ofKind(steps, 'round')[0]!.start).toBe(endOf(ofKind(steps, 'phase')));
  });
});
