import { readFileSync } from 'node:fs';
import { Playthrough, parseRecord, replay } from '@ochre/kernel';
import { type Snapshot, stoneAge, VILLAGE } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { type Bundle, bundleOfGoods, bundleOfPayment } from '../../words/sayings/bundle.ts';
import { actOptions } from '../decisions/options/act.ts';
import { cheapest, countIn, dearest } from '../decisions/options/bundle.ts';
import { feedOptions, goodsOptions } from '../decisions/options/goods.ts';
import { cheaperSide } from '../decisions/options/hunger.ts';
import { actionOf } from '../decisions/options/moves.ts';
import { bestPaying } from '../decisions/options/purchase.ts';
import { tileAt } from '../decisions/parts/place-list.tsx';
import { bestToolsMove } from '../odds/index.ts';
import { singleOutcome } from './single-outcome.ts';

const RECORD = new URL('../../rules/records/2-2-players-stack.ochre', import.meta.url);

/** Of both players together, with all their payments. */
const MOST = 430;

/** Steps of the counters from what is proposed to what was paid. */
const stepsTo = (wanted: Bundle, proposed: Bundle): number =>
  [...new Set([...Object.keys(wanted), ...Object.keys(proposed)])].reduce(
    (sum, key) => sum + Math.abs(countIn(wanted, key) - countIn(proposed, key)),
    0,
  );

/** What a hand does with the controls to make that move. */
function clicksFor(view: Snapshot, legal: readonly string[], move: string): number {
  if (singleOutcome(view, legal) !== undefined) return 0;
  const action = actionOf(move)!;
  const options = actOptions(legal);
  /** The only place is open at once. */
  const opening = options.length === 1 ? 0 : 1;
  switch (action.kind) {
    case 'place':
      return VILLAGE.some((one) => one === action.place) ? 1 : 2;
    case 'use':
      return 1;
    case 'leave':
      return opening + 1;
    case 'buy':
    case 'build': {
      const { purchase } = options.find(({ place }) => place === action.place)!;
      const first = bestPaying(
        purchase!.trades.filter(({ isTrade }) => isTrade === (action.trade !== undefined)),
        tileAt(action.place, view),
      );
      return opening + stepsTo(bundleOfPayment(action.pay), first!.payment.bundle) + 1;
    }
    case 'feed': {
      const meal = cheapest(feedOptions(legal).payments);
      return stepsTo(bundleOfPayment(action.pay), meal!.bundle) + sideOf(view, legal, 'feed');
    }
    case 'starve':
      return sideOf(view, legal, 'starve');
    case 'tools':
      return move === bestToolsMove(view) ? 1 : 2;
    case 'redeem':
    case 'take': {
      const proposed = dearest(goodsOptions(action.kind, legal))!;
      return stepsTo(bundleOfGoods(action.goods), proposed.bundle) / 2 + 2;
    }
    default:
      return 1;
  }
}

/** One click, and another where the other side is proposed. */
function sideOf(view: Snapshot, legal: readonly string[], side: 'feed' | 'starve'): number {
  const meal = cheapest(feedOptions(legal).payments);
  return cheaperSide(view, view.decision!.player, meal) === side ? 1 : 2;
}

describe('A recorded game of two', () => {
  it('takes few clicks', () => {
    const record = parseRecord(readFileSync(RECORD, 'utf8'));
    const { setup, seed } = replay(stoneAge, record);
    const again = new Playthrough(stoneAge, setup, seed);
    let clicks = 0;
    for (const { player, move } of record.moves) {
      const view = stoneAge.view(again.state, player);
      const legal = stoneAge.legalActions(again.state).map(stoneAge.print);
      clicks += clicksFor(view, legal, move);
      again.move(stoneAge.parse(move));
    }
    expect(record.moves.length).toBeGreaterThan(100);
    expect(clicks).toBeLessThan(MOST);
  });
});
