import { stoneAge, type Tile } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { tileOf } from '../../../words/components.ts';
import { spaceOf } from '../../../words/sayings/names.ts';
import { type RealDecision, realDecisions } from '../../testing/real-decisions.ts';
import { actOptions } from './act.ts';
import { type BundleOption, cheapest, countIn, keysOf, totalOf, worthOf } from './bundle.ts';
import { feedOptions, goodsOptions } from './goods.ts';
import { groupsOf } from './groups.ts';
import { hungryFor, mealsOf } from './meals.ts';
import { movesOf } from './moves.ts';
import { placeOptions } from './place.ts';
import { bestPaying, type Purchase, payingFor, payings, pointsFor } from './purchase.ts';
import { askedBy, canChange, changed, checksOf } from './setting.ts';
import { cycleOptions, stockLines, stockMove } from './solo.ts';
import { setLast, step } from './step.ts';
import { addedBy, toggled, toolSets, toolsIn, worthTaking } from './tools.ts';

const all = realDecisions();
const of = (kind: string): RealDecision[] => all.filter(({ decision }) => decision.kind === kind);
const sorted = (moves: readonly (string | undefined)[]) =>
  moves.filter((move) => move !== undefined).sort();

/** Sets one thing after the other, as a person would, until the wanted choice stands there. */
function reaches(options: readonly BundleOption[], from: BundleOption, to: BundleOption): boolean {
  let at = from;
  let set: string[] = [];
  for (let pass = 0; pass < 4; pass++) {
    for (const key of keysOf(options)) {
      for (let steps = 0; steps < 60; steps++) {
        const missing = countIn(to.bundle, key) - countIn(at.bundle, key);
        if (missing === 0) break;
        const next = step(options, at, key, missing > 0 ? 1 : -1, set);
        if (next === undefined) break;
        at = next;
        set = setLast(set, key);
      }
    }
    if (at.move === to.move) return true;
  }
  return false;
}

const unreached = (options: readonly BundleOption[]): string[] => {
  const from = cheapest(options);
  if (from === undefined) return [];
  return options.filter((option) => !reaches(options, from, option)).map(({ move }) => move);
};

describe('Every legal move is offered, and nothing else', () => {
  it('place', () => {
    for (const { legal } of of('place')) {
      const moves = placeOptions(legal).flatMap(({ counts }) => counts.map(({ move }) => move));
      expect(sorted(moves)).toEqual(sorted(legal));
    }
  });

  it('act', () => {
    for (const { legal } of of('act')) {
      const moves = actOptions(legal).flatMap(({ use, leave, purchase }) => [
        use,
        leave,
        ...payings(purchase?.trades ?? []).map(({ payment }) => payment.move),
      ]);
      const redeem = goodsOptions('redeem', legal).map(({ move }) => move);
      expect(sorted([...moves, ...redeem])).toEqual(sorted(legal));
    }
  });

  it('tools', () => {
    for (const { legal } of of('tools')) {
      expect(toolSets(legal).map(({ move }) => move)).toEqual(legal);
    }
  });

  it('feed', () => {
    for (const { legal } of of('feed')) {
      const { payments, starve } = feedOptions(legal);
      const redeem = goodsOptions('redeem', legal);
      const moves = [...payments, ...redeem].map(({ move }) => move);
      expect(sorted([...moves, starve])).toEqual(sorted(legal));
    }
  });

  it('stock', () => {
    for (const { legal, decision, view } of of('stock')) {
      const [asked, ...later] = stockLines(legal, view.solo!.board);
      expect(asked!.good).toBe(decision.for);
      const moves = Array.from({ length: asked!.most + 1 }, (_, count) =>
        stockMove(asked!.good, count),
      );
      expect(sorted(moves)).toEqual(sorted(legal));
      for (const { good, most } of later) expect(most).toBe(view.solo!.board[good]);
    }
  });

  it.each(['gain', 'take'] as const)('%s', (kind) => {
    for (const { legal } of of(kind)) {
      expect(goodsOptions(kind, legal).map(({ move }) => move)).toEqual(legal);
    }
  });

  it('cycle', () => {
    for (const { legal } of of('cycle')) {
      expect(cycleOptions(legal).map(({ move }) => move)).toEqual(legal);
    }
  });

  it.each(['extra', 'pick', 'elder', 'slide', 'roll', 'tool', 'draw', 'offer'] as const)(
    '%s',
    (kind) => {
      const decisions = of(kind);
      expect(decisions.length).toBeGreaterThan(0);
      for (const { legal } of decisions) {
        expect(movesOf(kind, legal).map(({ text }) => text)).toEqual(legal);
      }
    },
  );
});

describe('Steppers', () => {
  const purchases = of('act').flatMap(({ legal }) =>
    actOptions(legal).flatMap(({ purchase }) => purchase ?? []),
  );

  it('come to every payment', () => {
    const lists = purchases.flatMap(({ trades }) => trades.map(({ payments }) => payments));
    expect(lists.length).toBeGreaterThan(20);
    expect(lists.flatMap(unreached)).toEqual([]);
  });

  it('come to every meal, split, gain and cycle', () => {
    const lists = [
      ...of('feed').map(({ legal }) => feedOptions(legal).payments),
      ...of('take').map(({ legal }) => goodsOptions('take', legal)),
      ...of('gain').map(({ legal }) => goodsOptions('gain', legal)),
      ...all.map(({ legal }) => goodsOptions('redeem', legal)),
      ...of('cycle').map(({ legal }) => cycleOptions(legal)),
    ];
    expect(lists.flatMap(unreached)).toEqual([]);
  });

  it('keep what was set last', () => {
    const legal = ['wood=2', 'wood=1 clay=1', 'wood=1 stone=1', 'clay=1 stone=1', 'clay=2'];
    const options = feedOptions(legal.map((goods) => `feed ${goods}`)).payments;
    const clay = step(options, options[0]!, 'clay', 1)!;
    expect(clay.move).toBe('feed wood=1 clay=1');
    expect(step(options, clay, 'stone', 1, ['clay'])?.move).toBe('feed clay=1 stone=1');
  });

  it('end where no choice has more or less', () => {
    const options = feedOptions(['feed wood=1', 'feed clay=1']).payments;
    expect(step(options, options[0]!, 'wood', 1)).toBeUndefined();
    expect(step(options, options[0]!, 'clay', -1)).toBeUndefined();
  });
});

describe('What is set freely', () => {
  const purchases = of('act')
    .filter(({ view }) => view.solo === undefined)
    .flatMap(({ legal }) => actOptions(legal).flatMap(({ purchase }) => purchase ?? []));

  it('comes to every way to pay, one good at a time', () => {
    for (const purchase of purchases) {
      const options = payings(purchase.trades).map(({ payment }) => payment);
      const most = Math.max(...options.map(({ bundle }) => totalOf(bundle)));
      const asked = { min: 0, max: most };
      for (const { bundle } of options) {
        let set = options[0]!.bundle;
        for (const key of keysOf(options)) {
          while (countIn(set, key) > countIn(bundle, key)) set = changed(set, key, -1);
        }
        for (const key of keysOf(options)) {
          while (countIn(set, key) < countIn(bundle, key)) {
            expect(canChange(options, asked, set, key, 1)).toBe(true);
            set = changed(set, key, 1);
          }
        }
        expect(payingFor(purchase, set, purchase.trades[0]!, undefined)).toBeDefined();
      }
    }
  });

  it('may be one too many, but not two', () => {
    const options = feedOptions(['feed wood=2', 'feed clay=2', 'feed wood=1 clay=1']).payments;
    const asked = { min: 2, max: 2 };
    expect(canChange(options, asked, { wood: 2 }, 'clay', 1)).toBe(true);
    expect(canChange(options, asked, { wood: 2, clay: 1 }, 'clay', 1)).toBe(false);
    expect(canChange(options, asked, { wood: 2 }, 'wood', 1)).toBe(false);
    expect(canChange(options, asked, { clay: 1 }, 'wood', -1)).toBe(false);
  });

  it('is checked by the rule of the tile', () => {
    const asked = askedBy({ kind: 'kinds', count: 5, kinds: 3 });
    const offs = (bundle: Record<string, number>) =>
      checksOf(asked, bundle).map(({ of: what, off }) => [what, off]);
    const check = (goods: number, kinds: number) => [
      ['goods', goods],
      ['kinds', kinds],
    ];
    expect(offs({ wood: 2, clay: 2, gold: 1 })).toEqual(check(0, 0));
    expect(offs({ wood: 3, clay: 2, gold: 1 })).toEqual(check(1, 0));
    expect(offs({ wood: 3, clay: 1 })).toEqual(check(-1, -1));
  });

  it('agrees with the rules: what all checks allow and a player has is legal', () => {
    for (const real of of('act')) {
      for (const { purchase } of actOptions(real.legal)) {
        const stack = purchase && spaceOf(purchase.place, 'building');
        if (purchase === undefined || stack === undefined) continue;
        const { cost } = tileOf(real.view.stacks[stack - 1]!.top);
        for (const { payment } of payings(purchase.trades)) {
          const offs = checksOf(askedBy(cost), payment.bundle).map(({ off }) => off);
          expect(offs.every((off) => off === 0)).toBe(true);
        }
      }
    }
  });

  it('keeps the trade that was made, else makes none', () => {
    const [option] = actOptions([
      'buy card2 wood=2',
      'buy card2 wood=1 gold=1 trade jewelry=1 for gold=1',
      'buy card2 wood=1 gold=1 trade clay=1 for gold=1',
    ]);
    const purchase = option!.purchase!;
    const [none, , withClay] = purchase.trades;
    const pays = (bundle: Record<string, number>, before = none!) =>
      payingFor(purchase, bundle, before, undefined)?.payment.move;
    expect(pays({ wood: 1, gold: 1 }, withClay)).toBe(
      'buy card2 wood=1 gold=1 trade clay=1 for gold=1',
    );
    expect(pays({ wood: 1, gold: 1 })).toBe('buy card2 wood=1 gold=1 trade jewelry=1 for gold=1');
    expect(pays({ wood: 2 }, withClay)).toBe('buy card2 wood=2');
    expect(pays({ wood: 1 })).toBeUndefined();
  });
});

describe('Meals', () => {
  it('feed everybody, with what is proposed', () => {
    for (const { legal, view, decision } of of('feed')) {
      const player = view.players[decision.player]!;
      const { payments } = feedOptions(legal);
      for (const { bundle } of payments) {
        const hungry = Math.min(...payments.map((payment) => hungryFor(payment.bundle, player)));
        const { eaten, shared, missing } = mealsOf(player, hungry, bundle);
        expect(eaten.length + shared.length).toBe(player.people);
        expect(missing).toBe(0);
      }
    }
  });

  it('are missing where too little is set', () => {
    const player = { ...of('feed')[0]!.view.players[0]!, people: 6, agriculture: 2 };
    expect(mealsOf(player, 3, { wood: 2 })).toEqual({
      eaten: ['food', 'agriculture', 'agriculture'],
      shared: ['wood', 'wood'],
      missing: 1,
    });
  });
});

describe('The list of places', () => {
  it('has every place once, by the part of the board it is in', () => {
    for (const { legal } of of('place')) {
      const options = placeOptions(legal);
      const listed = groupsOf(options).flatMap((part) => part.options);
      expect(sorted(listed.map(({ place }) => place))).toEqual(
        sorted(options.map(({ place }) => place)),
      );
    }
  });
});

describe('The proposed payment', () => {
  const tileAt = ({ place }: Purchase, { view }: RealDecision): Tile | undefined => {
    const stack = spaceOf(place, 'building');
    return stack === undefined ? undefined : tileOf(view.stacks[stack - 1]!.top);
  };

  it('keeps the most valuable goods, for a card', () => {
    const [option] = actOptions([
      'buy card2 gold=2',
      'buy card2 wood=1 clay=1',
      'buy card2 clay=2',
    ]);
    const best = bestPaying(option!.purchase!.trades, undefined);
    expect(best?.payment.move).toBe('buy card2 wood=1 clay=1');
  });

  it('brings the most points, for a building that counts what is paid', () => {
    for (const real of of('act')) {
      for (const { purchase } of actOptions(real.legal)) {
        const tile = purchase && tileAt(purchase, real);
        if (purchase === undefined || tile?.points !== 'value') continue;
        const untraded = purchase.trades.filter(({ isTrade }) => !isTrade);
        const points = payings(untraded).map(({ payment }) => pointsFor(tile, payment.bundle));
        if (points.length === 0) continue;
        const best = bestPaying(untraded, tile)!;
        expect(pointsFor(tile, best.payment.bundle)).toBe(Math.max(...points));
      }
    }
  });

  it('feeds with what is worth least', () => {
    for (const { legal } of of('feed')) {
      const { payments } = feedOptions(legal);
      const worths = payments.map(({ bundle }) => worthOf(bundle));
      const proposed = cheapest(payments);
      if (proposed !== undefined) expect(worthOf(proposed.bundle)).toBe(Math.min(...worths));
    }
  });
});

describe('Tools', () => {
  it('can be added and taken away one at a time', () => {
    for (const { legal } of of('tools')) {
      const sets = toolSets(legal);
      for (const tool of toolsIn(sets)) {
        const added = toggled(sets, sets[0]!, tool)!;
        expect(added.tools).toEqual([tool]);
        expect(toggled(sets, added, tool)).toEqual(sets[0]);
      }
    }
  });

  it('worth taking are the cheapest for each yield, one-use tools last', () => {
    // The roll of the mock-up: 19 at the quarry, with tools 2, 1, 1 and a one-use 4.
    const slots = [2, 1, 1];
    const sets = toolSets([
      'tools none',
      'tools t1',
      'tools t2',
      'tools o4',
      'tools t1 t2',
      'tools t1 o4',
      'tools t1 t2 t3 o4',
    ]);
    const sum = (move: string) => 19 + addedBy(sets.find((set) => set.move === move)!, slots);
    const yieldOf = (move: string) => ({
      goods: Math.floor(sum(move) / 5),
      wasted: sum(move) % 5,
    });
    expect(worthTaking(sets, slots, yieldOf).map(({ move }) => move)).toEqual([
      'tools none',
      'tools t2',
      'tools t1 o4',
    ]);
  });
});

describe('The lists these tests use', () => {
  it('have every move of the game but those of no legal list', () => {
    const kinds = new Set(
      all.flatMap(({ legal }) => legal.map((text) => stoneAge.parse(text).kind)),
    );
    expect([...kinds].sort()).toEqual(
      [
        ...['act', 'place', 'tools', 'take', 'extra', 'pick', 'gain', 'feed', 'stock', 'elder'],
        ...['slide', 'cycle', 'roll', 'tool', 'draw', 'offer', 'use', 'leave', 'buy', 'build'],
        ...['redeem', 'starve'],
      ]
        .filter((kind) => kind !== 'act')
        .sort(),
    );
  });
});
