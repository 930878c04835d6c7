import type { WhyNot } from '@ochre/kernel';
import type { Action, ActionOf, Payment } from './action.ts';
import type { Cost } from './components.ts';
import { applyEffect } from './effects.ts';
import { addPoints, payGoods } from './gains.ts';
import { goodsInWords, resourceValue } from './goods.ts';
import { withItem, withLast } from './lists.ts';
import { anyResources, type PaymentTable, paysFor } from './payments.ts';
import { type Place, type RuleSet, type Turn, type Work, why } from './rule-set.ts';
import { type Player, type State, tilesLeft, topTile } from './state.ts';
import { CARD_SPACES, RESOURCES } from './vocabulary.ts';

type BuyWork = Extract<Work, { kind: 'buy' }>;
type BuildWork = Extract<Work, { kind: 'build' }>;

/** B6.1: the card on space *k* costs *k* resources of any kinds. */
export function offerBuy(place: Place, owner: Player, actions: Action[]): void {
  offer(place, (place.work as BuyWork).payments, owner, actions);
}

export function offerBuild(
  state: State,
  rules: RuleSet,
  place: Place,
  owner: Player,
  actions: Action[],
): void {
  const tile = rules.tiles[topTile(state, (place.work as BuildWork).stack)]!;
  offer(place, tile.payments, owner, actions);
}

function offer(place: Place, payments: PaymentTable, owner: Player, actions: Action[]): void {
  const list = payments.affordable(owner);
  for (let i = 0; i < list.length; i++) actions.push(place.paying[list[i]!.id]!);
}

/** B6.2: the card joins the player's cards, then its upper part happens. */
export function buy(turn: Turn, player: number, place: Place, action: ActionOf<'buy'>): void {
  const { state, rules, listen } = turn;
  const { space } = place.work as BuyWork;
  const id = state.cards[space]!;
  const owner = state.players[player]!;
  payGoods(turn, player, action.pay.goods, place.name);
  state.cards = withItem(state.cards, space, '');
  owner.cards = withLast(owner.cards, id);
  listen?.({ type: 'cardBought', player, card: id, place: place.name });
  const card = rules.cards[id]!;
  applyEffect(turn, player, card.upper, card);
}

/** B7.1: pay, score at once, keep the tile; the next tile is opened, then the tile has its effect. */
export function build(turn: Turn, player: number, place: Place, action: ActionOf<'build'>): void {
  const { state, rules, listen } = turn;
  const { stack } = place.work as BuildWork;
  const tile = rules.tiles[topTile(state, stack)]!;
  const owner = state.players[player]!;
  const { goods } = action.pay;
  payGoods(turn, player, goods, place.name);
  owner.buildings = withLast(owner.buildings, tile.id);
  listen?.({ type: 'built', player, tile: tile.id, place: place.name });
  addPoints(turn, player, tile.points === 'value' ? resourceValue(goods) : tile.points, tile.id);
  state.gone = withItem(state.gone, stack, state.gone[stack]! + 1);
  listen?.({
    type: 'tileOpened',
    place: place.name,
    tile: topTile(state, stack),
    left: tilesLeft(state, stack),
  });
  if (tile.effect !== undefined) applyEffect(turn, player, tile.effect, tile);
}

export function whyNotBuy(action: ActionOf<'buy'>, owner: Player): WhyNot | undefined {
  const price = CARD_SPACES.indexOf(action.place) + 1;
  return (
    whyNotThisWay(action) ??
    whyNotPaid(
      action.pay,
      anyResources(price),
      owner,
      'B6.1',
      `${action.place} costs exactly ${price} of wood, clay, stone and gold`,
    )
  );
}

export function whyNotBuild(
  state: State,
  rules: RuleSet,
  place: Place,
  action: ActionOf<'build'>,
  owner: Player,
): WhyNot | undefined {
  const { id, cost } = rules.tiles[topTile(state, (place.work as BuildWork).stack)]!;
  const [rule, price] = costInWords(cost);
  return (
    whyNotThisWay(action) ??
    whyNotPaid(action.pay, cost, owner, rule, `${id} on ${place.name} costs exactly ${price}`)
  );
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
  }
}

/** Ways to pay that belong to an expansion or to the one-player game. */
function whyNotThisWay({ pay, trade }: ActionOf<'buy' | 'build'>): WhyNot | undefined {
  if (trade !== undefined) {
    return why('S5.1', 'There is no trading in this game: it belongs to Style is the Goal.');
  }
  if (pay.slots.length > 0 || pay.agriculture > 0) {
    return why('P3.3', 'Only the one-player game pays with tools and agriculture.');
  }
  return undefined;
}

function whyNotPaid(
  pay: Payment,
  cost: Cost,
  owner: Player,
  rule: string,
  price: string,
): WhyNot | undefined {
  if (!paysFor(cost, pay)) return why(rule, `${price}, not ${goodsInWords(pay.goods)}.`);
  for (const resource of RESOURCES) {
    if (pay.goods[resource] > owner[resource]) {
      return why(rule, `You have ${owner[resource]} ${resource}, not ${pay.goods[resource]}.`);
    }
  }
  return undefined;
}
