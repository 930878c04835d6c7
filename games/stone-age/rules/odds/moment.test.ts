import { sometimes, walk } from '@ochre/kernel/contract';
import { describe, expect, it } from 'vitest';
import { stoneAge } from '../game.ts';
import { startAt, startSolo } from '../testing/test-game.ts';
import { buildingWorth } from './building-worth.ts';
import { buyerAt } from './buyer.ts';
import { cardPrice } from './card-price.ts';
import { cardWorth } from './card-worth.ts';
import { chanceToBuild, chanceToBuy } from './chance-to-pay.ts';
import { faceDownWorth } from './face-down.ts';
import { foodForecast } from './food-forecast.ts';
import { rollsOf } from './gathering.ts';
import { type Moment, momentOf } from './moment.ts';
import { SEED } from './testing/seeds.ts';
import { bestOrder } from './tool-plan.ts';
import { NO_TOOLS, toolsAtHand } from './tool-sets.ts';

/** Everything that odds say to a player. */
function allOdds(moment: Moment, player: number): unknown {
  const buyer = buyerAt(moment, player);
  const { rounds, now, atEnd } = buyer;
  const tools = toolsAtHand(buyer.owner);
  return {
    ...{ rounds, now, atEnd },
    food: foodForecast(moment, player),
    cards: moment.cards.map((card, space) =>
      card === ''
        ? 'empty'
        : [cardWorth(buyer, card), cardPrice(buyer, space), chanceToBuy(buyer, space, NO_TOOLS)],
    ),
    buildings: moment.stacks.map((_, stack) => [
      buildingWorth(buyer, stack) ?? 'empty',
      chanceToBuild(buyer, stack, tools),
    ]),
    plan: bestOrder(rollsOf(moment, player), tools, { slot: 0, oneUse: 1 }),
  };
}

describe('odds', () => {
  it.each([
    [{ players: 2 }],
    [{ players: 4, options: { diceFirst: 'buyer' } }],
    [{ players: 3, modules: ['style', 'huts'] }],
    [{ players: 1, variant: 'solo' }],
  ])(`are the same from a state and from its player's snapshot, %j, seed ${SEED}`, (request) => {
    const see = ({ state }: { state: Parameters<typeof stoneAge.view>[0] }): void => {
      const before = JSON.stringify(state);
      for (let player = 0; player < state.players.length; player++) {
        const odds = allOdds(momentOf(state), player);
        expect(odds).toEqual(allOdds(momentOf(stoneAge.view(state, player)), player));
        // As text, a number that is none is null.
        expect(JSON.stringify(odds)).not.toMatch(/null/);
      }
      expect(JSON.stringify(state)).toBe(before);
    };
    see({ state: walk(stoneAge, request, SEED, sometimes(13, see)) });
  });

  it('B6.7: do not know what others took face down, until the end', () => {
    const { state } = startAt({ players: [{}, { faceDown: ['C35', 'C25', 'C06'] }] });
    const worths = [state, { ...state, ended: 'stack' as const }].flatMap((game) =>
      [game, stoneAge.view(game, 0)].map((seen) => faceDownWorth(buyerAt(momentOf(seen), 0))),
    );
    expect(worths[0]).toBe(worths[1]);
    expect(worths[2]).toBe(worths[3]);
  });

  it('P1.3: do not look at the outside stack', () => {
    const { state } = startSolo({});
    const { outsideStack } = state.solo!;
    const other = {
      ...state,
      solo: { ...state.solo!, outsideStack: outsideStack.slice().reverse() },
    };
    expect(momentOf(other)).toEqual(momentOf(state));
  });
});
