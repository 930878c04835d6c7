import { byKind } from '@ochre/kernel';
import type { Effect } from './components.ts';
import { diceForAll } from './dice-for-all.ts';
import { addPoints, gainAgriculture, gainGoods, gainMerchant } from './gains.ts';
import { withLast } from './lists.ts';
import { pushPending } from './pending.ts';
import { gainPerson } from './people.ts';
import { rollFor } from './rolling.ts';
import type { EffectRules, Source, Turn } from './rule-set.ts';
import { cardsLeft, playerAt } from './state.ts';
import { gainTool } from './tools.ts';
import { VALUE } from './vocabulary.ts';

/** B6.3 */
export const BASE_EFFECTS: EffectRules = {
  goods: ({ goods }, turn, player, { id }) => gainGoods(turn, player, goods, id),

  points: ({ points }, turn, player, { id }) => addPoints(turn, player, points, id),

  roll: ({ resource, dice }, turn, player, { purpose }) =>
    rollFor(turn, player, dice, {
      good: resource,
      divisor: VALUE[resource],
      split: false,
      purpose,
    }),

  tool: (_effect, turn, player) => gainTool(turn, player),

  oneUseTool({ value }, { state, listen }, player) {
    const owner = playerAt(state, player);
    owner.oneUse = withLast(owner.oneUse, value).sort();
    listen?.({ type: 'oneUseTool', player, value });
  },

  agriculture: (_effect, turn, player) => gainAgriculture(turn, player),

  person: (_effect, turn, player) => gainPerson(turn, player),

  // These two work later: a step of its own brings income, and people work at a place.
  income: () => {},
  work: () => {},

  merchant: ({ steps, jewelry }, turn, player, { id }) =>
    gainMerchant(turn, player, steps, jewelry, id),

  anyResource: (_effect, { state }, player, { id }) =>
    pushPending(state, { kind: 'gainResource', player, for: id }),

  anyResources(_effect, { state, listen }, player) {
    playerAt(state, player).redeemable++;
    listen?.({ type: 'redeemable', player });
  },

  extraCard: (_effect, turn, player) => drawFaceDown(turn, player),

  dice: ({ table }, turn, player, source) => diceForAll(turn, player, table, source),
};

export function applyEffect(turn: Turn, player: number, effect: Effect, source: Source): void {
  byKind(turn.rules.effects, effect, turn, player, source);
}

/** B6.3: the top of the deck, face down; an empty deck gives none (B6.6). */
export function drawFaceDown({ state, listen }: Turn, player: number): void {
  if (cardsLeft(state) === 0) return;
  const card = state.deck[state.drawn]!;
  state.drawn++;
  const owner = playerAt(state, player);
  owner.cards = withLast(owner.cards, card);
  owner.faceDown = withLast(owner.faceDown, card);
  listen?.({ type: 'cardDrawn', player, card });
}
