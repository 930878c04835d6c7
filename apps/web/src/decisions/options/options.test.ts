import { stoneAge, type Tile } from '@ochre/stone-age';
import { describe, expect, it } from 'vitest';
import { tileOf } from '../../art/tile/tile-face.tsx';
import { spaceOf } from '../names.ts';
import { type RealDecision, realDecisions } from '../testing/real-decisions.ts';
import { actOptions } from './act.ts';
import { type BundleOption, cheapest, countIn, keysOf, worthOf } from './bundle.ts';
import { feedOptions, goodsOptions } from './goods.ts';
import { movesOf } from './moves.ts';
import { placeOptions } from './place.ts';
import { bestPaying, type Purchase, payings, pointsFor } from './purchase.ts';
import { cycleOptions, offerOptions, stockOptions } from './solo.ts';
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

  it('offer', () => {
    for (const { legal } of of('offer')) {
      const { payments, points } = offerOptions(legal);
      expect(sorted([...payments.map(({ move }) => move), points])).toEqual(sorted(legal));
    }
  });

  it('stock', () => {
    for (const { legal, decision } of of('stock')) {
      const stock = stockOptions(legal);
      expect(stock?.good).toBe(decision.for);
      expect(sorted(stock!.counts.map(({ move }) => move))).toEqual(sorted(legal));
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

  it.each(['extra', 'pick', 'elder', 'slide', 'roll', 'tool', 'draw'] as const)('%s', (kind) => {
    const decisions = of(kind);
    expect(decisions.length).toBeGreaterThan(0);
    for (const { legal } of decisions) {
      expect(movesOf(kind, legal).map(({ text }) => text)).toEqual(legal);
    }
  });
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

  it('come to every trade', () => {
    const lists = purchases.map(({ trades }) => trades.filter(({ isTrade }) => isTrade));
    expect(lists.filter((trades) => trades.length > 1).length).toBeGreaterThan(0);
    expect(lists.flatMap(unreached)).toEqual([]);
  });

  it('come to every meal, offer, split, gain and cycle', () => {
    const lists = [
      ...of('feed').map(({ legal }) => feedOptions(legal).payments),
      ...of('offer').map(({ legal }) => offerOptions(legal).payments),
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
