import { ofSeat, randomFrom, type SetupRequest, simulationChance } from '@ochre/kernel';
import {
  type Action,
  GOODS,
  type Snapshot,
  type SnapshotPlayer,
  stoneAge,
} from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { bundleOfGoods, bundleOfPayment } from '../../words/sayings/bundle.ts';
import { rewardOf } from '../../words/sayings/say-move.ts';
import { yieldOfTools } from '../odds/index.ts';
import { actOptions } from './options/act.ts';
import { type BundleOption, cheapest, countIn, isSame, keysOf } from './options/bundle.ts';
import { feedOptions, goodsOptions } from './options/goods.ts';
import { cheaperSide, scoreAfterStarving } from './options/hunger.ts';
import { keptAfter } from './options/kept.ts';
import { actionOf, movesOf } from './options/moves.ts';
import { bestPaying, distinct, payingFor, payings, pointsFor } from './options/purchase.ts';
import { type AskedGoods, askedBy, askedByAll, canChange, changed } from './options/setting.ts';
import { setLast, step } from './options/step.ts';
import { tileAt } from './parts/place-list.tsx';

/** A decision in a game that goes on, and what the rules make of each answer. */
interface Moment {
  readonly view: Snapshot;
  readonly legal: readonly string[];
  readonly player: number;
  readonly after: (move: string) => SnapshotPlayer;
  /** Whether the same phase goes on then: else people eat, and more. */
  readonly goesOn: (move: string) => boolean;
}

const GAMES: readonly (readonly [SetupRequest, games: number])[] = [
  [{ players: 2 }, 5],
  [{ players: 4, modules: ['style', 'huts'] }, 4],
  [{ players: 3, modules: ['style'] }, 4],
  [{ players: 1, variant: 'solo' }, 6],
];

function* moments(): Generator<Moment> {
  for (const [request, games] of GAMES) {
    for (let game = 0; game < games; game++) yield* momentsOf(request, `truth ${game}`);
  }
}

function* momentsOf(request: SetupRequest, seed: string): Generator<Moment> {
  const chance = simulationChance(seed);
  const random = randomFrom(seed);
  const state = stoneAge.setup(stoneAge.checkSetup(request), chance);
  for (;;) {
    const decision = stoneAge.decision(state);
    if (decision === undefined) return;
    const { player } = decision;
    const actions = stoneAge.legalActions(state);
    const then = (move: string): Snapshot => {
      const next = stoneAge.clone(state);
      stoneAge.advance(next, stoneAge.parse(move), simulationChance(`${seed} after`));
      return stoneAge.view(next, player);
    };
    const view = stoneAge.view(state, player);
    const after = (move: string): SnapshotPlayer => ofSeat(then(move).players, player);
    const goesOn = (move: string): boolean => then(move).phase === view.phase;
    yield { view, legal: actions.map(stoneAge.print), player, after, goesOn };
    const eager = actions.filter(({ kind }: Action) => kind !== 'leave' && kind !== 'starve');
    const choices = eager.length > 0 ? eager : actions;
    stoneAge.advance(state, choices[random.below(choices.length)]!, chance);
  }
}

/** Many ways to pay are alike: some of each decision are enough. */
const some = <Item>(items: readonly Item[], most = 12): readonly Item[] =>
  items.filter((_, at) => at % Math.ceil(items.length / most) === 0);

const KEPT = GOODS.filter((good) => good !== 'food');
const held = (player: SnapshotPlayer) => bundleOfGoods(player as never);

describe('What a decision shows is what the rules do', () => {
  const seen = {
    build: 0,
    buy: 0,
    trade: 0,
    feed: 0,
    starve: 0,
    free: 0,
    tools: 0,
    take: 0,
    gain: 0,
    pick: 0,
  };

  it('for every payment: the points, and what is kept', () => {
    for (const { view, legal, player, after } of moments()) {
      const now = ofSeat(view.players, player);
      for (const { place, purchase } of actOptions(legal)) {
        const tile = tileAt(place, view);
        for (const { trade, payment } of some(payings(purchase?.trades ?? []))) {
          const then = after(payment.move);
          const kept = keptAfter(now, [payment.bundle, trade.give], trade.get);
          const shown = now.score + pointsFor(tile, payment.bundle);
          seen[tile === undefined ? 'buy' : 'build']++;
          if (trade.isTrade) seen.trade++;
          if (tile !== undefined) expect(then.score, payment.move).toBe(shown);
          // A card or a tile may bring something at once, and takes nothing.
          for (const good of KEPT) {
            const left = then[good] ?? 0;
            const isBare = tile !== undefined && tile.effect === undefined;
            if (isBare) expect(left, payment.move).toBe(countIn(kept, good));
            else expect(left, payment.move).toBeGreaterThanOrEqual(countIn(kept, good));
          }
        }
      }
    }
    expect(Math.min(seen.build, seen.buy, seen.trade)).toBeGreaterThan(20);
  });

  it('for feeding: what is kept, the points that are really lost, and which costs less', () => {
    for (const { view, legal, player, after } of moments()) {
      const now = ofSeat(view.players, player);
      const { payments, starve } = feedOptions(legal);
      for (const { move, bundle } of some(payments)) {
        seen.feed++;
        const then = after(move);
        expect(then.score).toBe(now.score);
        for (const good of KEPT) {
          expect(then[good] ?? 0).toBe(countIn(keptAfter(now, [bundle], {}), good));
        }
      }
      if (starve === undefined) continue;
      seen.starve++;
      const then = after(starve);
      expect(then.score).toBe(scoreAfterStarving(view, player));
      const meal = cheapest(payments);
      if (view.solo === undefined && then.score === now.score) {
        seen.free++;
        expect(cheaperSide(view, player, meal)).toBe('starve');
      }
    }
    expect(Math.min(seen.feed, seen.starve, seen.free)).toBeGreaterThan(5);
  });

  it('for tools, splits and choices: what comes', () => {
    for (const { view, legal, player, after, goesOn } of moments()) {
      const now = held(ofSeat(view.players, player));
      const gained = (move: string) => {
        const then = held(after(move));
        return Object.fromEntries(
          GOODS.map((good) => [good, countIn(then, good) - countIn(now, good)]),
        );
      };
      if (view.decision?.kind === 'tools') {
        const yieldOf = yieldOfTools(view);
        for (const move of some(legal)) {
          const { good } = { good: view.decision.for ?? '' };
          const total = Object.values(gained(move)).reduce((sum, count) => sum + count, 0);
          // A split hunt is taken in the next decision.
          if (total === 0 || !goesOn(move)) continue;
          seen.tools++;
          expect(total, `${move} ${good}`).toBe(yieldOf?.(move)?.goods);
        }
      }
      for (const kind of ['take', 'gain'] as const) {
        for (const { move, bundle } of some(goodsOptions(kind, legal))) {
          if (!goesOn(move)) continue;
          seen[kind]++;
          for (const good of GOODS) expect(gained(move)[good]).toBe(countIn(bundle, good));
        }
      }
      for (const { text, action } of movesOf('pick', legal)) {
        const reward = rewardOf(action.face, view);
        if (reward.kind !== 'goods') continue;
        seen.pick++;
        for (const good of KEPT) {
          expect(gained(text)[good]).toBe(countIn(bundleOfGoods(reward.goods), good));
        }
      }
    }
    expect(Math.min(seen.tools, seen.take, seen.pick)).toBeGreaterThan(5);
  });
});

describe('Every legal payment can be set', () => {
  it('by steps from the one that is proposed', () => {
    let count = 0;
    for (const { view, legal } of moments()) {
      for (const { place, purchase } of actOptions(legal)) {
        if (purchase === undefined) continue;
        const tile = tileAt(place, view);
        const options = payings(purchase.trades).map(({ payment }) => payment);
        const first = bestPaying(purchase.trades, tile)!;
        const asked = tile === undefined ? askedByAll(options) : askedBy(tile.cost);
        for (const bundle of some(distinct(options.map((option) => option.bundle)), 6)) {
          const paying = payingFor(purchase, bundle, first.trade, tile);
          expect(isSame(bundleOfPayment(payOf(paying!.payment.move)), bundle)).toBe(true);
          const isThere = asked === undefined ? steppedTo : setTo;
          expect(isThere(options, first.payment, bundle, asked!), paying!.payment.move).toBe(true);
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(200);
  });
});

function payOf(move: string) {
  const action = actionOf(move);
  if (action?.kind !== 'buy' && action?.kind !== 'build') throw new Error(`${move} pays nothing`);
  return action.pay;
}

/** Takes away what is too much, then adds what is missing. */
function setTo(
  options: readonly BundleOption[],
  from: BundleOption,
  wanted: BundleOption['bundle'],
  asked: AskedGoods,
): boolean {
  let now = from.bundle;
  for (const by of [-1, 1] as const) {
    for (const key of keysOf(options)) {
      while ((countIn(wanted, key) - countIn(now, key)) * by > 0) {
        if (!canChange(options, asked, now, key, by)) return false;
        now = changed(now, key, by);
      }
    }
  }
  return isSame(now, wanted);
}

/** Sets one thing after the other, from one legal choice to another. */
function steppedTo(
  options: readonly BundleOption[],
  from: BundleOption,
  wanted: BundleOption['bundle'],
): boolean {
  let now = from;
  let set: readonly string[] = [];
  for (let round = 0; round < keysOf(options).length; round++) {
    for (const key of keysOf(options)) {
      const away = () => countIn(wanted, key) - countIn(now.bundle, key);
      for (let next: BundleOption | undefined = now; away() !== 0 && next !== undefined; ) {
        next = step(options, now, key, away() > 0 ? 1 : -1, set);
        set = setLast(set, key);
        now = next ?? now;
      }
    }
  }
  return isSame(now.bundle, wanted);
}
