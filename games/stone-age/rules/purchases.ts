import type { WhyNot } from '@ochre/kernel';
import type { Action, ActionOf } from './action.ts';
import type { Cost, GoodsCount, Tile } from './components.ts';
import { applyEffect } from './effects.ts';
import { addPoints, payGoods } from './gains.ts';
import { goodsInWords, resourceValue } from './goods.ts';
import { knownCard, knownTile } from './known.ts';
import { withItem, withLast } from './lists.ts';
import { type PaymentTable, paysFor } from './payments.ts';
import {
  type CardPaying,
  type Place,
  type Purchase,
  type RuleSet,
  type TileRule,
  type Turn,
  type Work,
  why,
} from './rule-set.ts';
import { type Player, playerAt, type State, tilesLeft, topTile } from './state.ts';
import { ITEMS } from './vocabulary.ts';

type BuyWork = Extract<Work, { kind: 'buy' }>;
type BuildWork = Extract<Work, { kind: 'build' }>;

/** B6.1, S6.1: exactly what the space asks for, by a trade if need be. */
export const resourcesPay: CardPaying = {
  offer(_state, rules, place, owner, actions) {
    offer(rules, place, (place.work as BuyWork).payments, 0, owner, actions);
  },

  pay(turn, player, place, action) {
    pay(turn, player, place, action);
  },

  whyNot(_state, rules, place, owner, action) {
    const { cost, rule, words } = (place.work as BuyWork).price;
    return whyNotPaid(rules, action, cost, owner, rule, `${place.name} costs exactly ${words}`);
  },
};

export function offerBuild(
  state: State,
  rules: RuleSet,
  place: Place,
  owner: Player,
  actions: Action[],
): void {
  const tile = tileAt(state, rules, place);
  offer(rules, place, tile.payments, tile.points, owner, actions);
}

function offer(
  rules: RuleSet,
  place: Place,
  payments: PaymentTable,
  points: Tile['points'],
  owner: Player,
  actions: Action[],
): void {
  const list = payments.affordable(owner);
  for (let i = 0; i < list.length; i++) actions.push(place.paying[list[i]!.id]!);
  rules.trading?.offer(owner, place, payments, points, actions);
}

const tileAt = (state: State, rules: RuleSet, place: Place): TileRule =>
  knownTile(rules, topTile(state, (place.work as BuildWork).stack));

/** What a purchase at this place scores at once. */
export const pointsAt = (state: State, rules: RuleSet, place: Place): Tile['points'] =>
  place.work.kind === 'build' ? tileAt(state, rules, place).points : 0;

/** B7.2–B7.4, S7.2 */
export function pointsFor(points: Tile['points'], goods: GoodsCount): number {
  if (typeof points === 'number') return points;
  return points === 'value' ? resourceValue(goods) : points.perJewelry * goods.jewelry;
}

/** B6.2: the card joins the player's cards, then its upper part happens. */
export function buy(turn: Turn, player: number, place: Place, action: ActionOf<'buy'>): void {
  const { state, rules, listen } = turn;
  const { space, price } = place.work as BuyWork;
  const id = state.cards[space]!;
  const owner = playerAt(state, player);
  rules.cardPaying.pay(turn, player, place, action);
  state.cards = withItem(state.cards, space, '');
  owner.cards = withLast(owner.cards, id);
  listen?.({ type: 'cardBought', player, card: id, place: place.name });
  const card = knownCard(rules, id);
  // It waits below all that the upper part still asks (S6.2).
  price.afterwards?.(state, player);
  applyEffect(turn, player, card.upper, card);
}

function pay(turn: Turn, player: number, place: Place, { pay, trade }: Purchase): void {
  if (trade !== undefined) turn.rules.trading?.make(turn, player, trade);
  payGoods(turn, player, pay.goods, place.name);
}

/** B7.1: pay, score at once, keep the tile; the next tile is opened, then the tile has its effect. */
export function build(turn: Turn, player: number, place: Place, action: ActionOf<'build'>): void {
  const { state, rules, listen } = turn;
  const { stack } = place.work as BuildWork;
  const tile = tileAt(state, rules, place);
  const owner = playerAt(state, player);
  pay(turn, player, place, action);
  owner.buildings = withLast(owner.buildings, tile.id);
  listen?.({ type: 'built', player, tile: tile.id, place: place.name });
  addPoints(turn, player, pointsFor(tile.points, action.pay.goods), tile.id);
  state.gone = withItem(state.gone, stack, state.gone[stack]! + 1);
  listen?.({
    type: 'tileOpened',
    place: place.name,
    tile: topTile(state, stack),
    left: tilesLeft(state, stack),
  });
  if (tile.effect !== undefined) applyEffect(turn, player, tile.effect, tile);
}

export function whyNotBuild(
  state: State,
  rules: RuleSet,
  place: Place,
  action: ActionOf<'build'>,
  owner: Player,
): WhyNot | undefined {
  const { id, cost } = tileAt(state, rules, place);
  const [rule, price] = costInWords(cost);
  const words = `${id} on ${place.name} costs exactly ${price}`;
  return whyNotPaid(rules, action, cost, owner, rule, words);
}

/** The rule of a tile's cost, and what it asks for. */
function costInWords(cost: Cost): readonly [rule: string, price: string] {
  switch (cost.kind) {
    case 'fixed':
      return ['B7.2', goodsInWords(cost.goods)];
    case 'kinds':
      return [
        'B7.3',
        `${cost.count} resources of ${cost.kinds} kind${cost.kinds === 1 ? '' : 's'}`,
      ];
    case 'range':
      return ['B7.4', `${cost.min} to ${cost.max} resources`];
    case 'jewelry':
      return ['S7.2', `${cost.min} to ${cost.max} jewelry`];
  }
}

function whyNotPaid(
  rules: RuleSet,
  action: Purchase,
  cost: Cost,
  owner: Player,
  rule: string,
  price: string,
): WhyNot | undefined {
  const { pay, trade } = action;
  if (pay.slots.length > 0 || pay.agriculture > 0) {
    return why('P3.3', 'Only the one-player game pays with tools and agriculture.');
  }
  if (!paysFor(cost, pay)) return why(rule, `${price}, not ${goodsInWords(pay.goods)}.`);
  if (trade !== undefined) {
    return rules.trading === undefined
      ? why('S5.1', 'There is no trading in this game: it belongs to Style is the Goal.')
      : rules.trading.whyNot(owner, action);
  }
  for (const good of ITEMS) {
    if (pay.goods[good] > owner[good]) {
      return why(rule, `You have ${owner[good]} ${good}, not ${pay.goods[good]}.`);
    }
  }
  return undefined;
}
