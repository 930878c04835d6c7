import { byKind, type PerKind } from '@ochre/kernel';
import {
  type Action,
  type ActionOf,
  ALL_CARDS,
  ALL_TILES,
  DICE_TABLES,
  type Effect,
  EXTRA_CARD_PRICE,
  type Snapshot,
  type SnapshotPlayer,
  stoneAge,
} from '@ochre/stone-age/rules';
import { begun } from '@ochre/words';
import { cardOf } from '../components.ts';
import type { Words } from '../index.ts';
import { nameOfCard, nameOfEffect } from '../name-cards.ts';
import { bundleOfGoods, bundleOfPayment } from './bundle.ts';
import { nameOfArea } from './elder-area.ts';
import { nameOfBundle, nameOfPlace, nameOfTool } from './names.ts';
import { buildingAt, cardAt, spotOf } from './spots.ts';
import { valueOfTool } from './tools.ts';

interface Saying {
  readonly words: Words;
  readonly view: Snapshot;
  readonly player: SnapshotPlayer;
}

/** A move of the player who is asked, in the reader's words. */
export function sayMove(text: string, view: Snapshot, words: Words): string {
  const action = stoneAge.parse(text);
  const said = byKind(SAYINGS, action, {
    words,
    view,
    player: view.players[view.decision?.player ?? 0]!,
  });
  return begun(said);
}

/** What a face of the dice that are shared out now brings. */
export function rewardOf(face: number, view: Snapshot): Effect {
  const from = view.decision?.for;
  const effect =
    ALL_CARDS.find(({ id }) => id === from)?.upper ??
    ALL_TILES.find(({ id }) => id === from)?.effect;
  if (effect?.kind !== 'dice') throw new Error(`decision: "${from}" shares out no dice`);
  return DICE_TABLES[effect.table][face - 1]!;
}

/** One saying per kind: a move without words does not compile. */
const SAYINGS: PerKind<Action, [saying: Saying], string> = {
  place: ({ place, people }, { words, view }) =>
    `${words.table.people(people)} ${spotOf(place, view, words).to}`,
  use: ({ place }, { words, view }) => words.moves.use(spotOf(place, view, words).it),
  leave: ({ place }, { words, view }) => words.moves.leave(spotOf(place, view, words).it),
  tools: ({ slots, oneUse }, { words, player }) => {
    const { decisions, moves } = words;
    const values = slots.map((slot) => valueOfTool(`t${slot}`, player.tools));
    if (values.length + oneUse.length > 1) {
      return moves.tools([...values, ...oneUse.map(decisions.oneUse)].join(' + '));
    }
    const [only, onlyOnce] = [values[0], oneUse[0]];
    if (only !== undefined) return decisions.tool(only);
    return onlyOnce === undefined ? decisions.noTools : decisions.oneUseTool(onlyOnce);
  },
  buy: (action, saying) => {
    const { card } = saying.words.moves;
    return sayPurchase(card.pay, cardAt(action.place, saying.view, saying.words), action, saying);
  },
  build: (action, saying) => {
    const { building } = saying.words.moves;
    const built = buildingAt(action.place, saying.view, saying.words, action.pay.goods);
    return sayPurchase(building.pay, built, action, saying);
  },
  pick: ({ face }, { words, view }) =>
    words.decisions.pick(face, nameOfEffect(rewardOf(face, view), words)),
  redeem: ({ goods }, { words, player }) =>
    words.decisions.redeem(nameOfBundle(bundleOfGoods(goods), player, words)),
  feed: ({ pay }, { words, player }) =>
    words.decisions.feed(nameOfBundle(bundleOfPayment(pay), player, words)),
  starve: (_, { words }) => words.decisions.starve,
  take: ({ goods }, { words, player }) =>
    words.decisions.take(nameOfBundle(bundleOfGoods(goods), player, words)),
  extra: ({ yes }, { words, player }) => {
    if (!yes) return words.decisions.extraNo;
    const price = nameOfBundle(bundleOfGoods(EXTRA_CARD_PRICE), player, words);
    return words.decisions.extraYes(price);
  },
  gain: ({ goods }, { words, player }) =>
    words.decisions.gain(nameOfBundle(bundleOfGoods(goods), player, words)),
  stock: ({ good, count }, { words }) =>
    good === 'food'
      ? words.decisions.stockFood(count)
      : words.decisions.stockResource(words.goodsCounted[good](count)),
  elder: ({ to }, { words }) =>
    to === 'stay' ? words.decisions.elderStays : words.decisions.elder(nameOfArea(to, words)),
  slide: ({ from }, { words }) => {
    if (from === 'deck') return words.decisions.slideDeck;
    if (from === 'none') return words.decisions.slideNone;
    return words.decisions.slideCard(nameOfPlace(from, words));
  },
  cycle: ({ tiles }, { words, player }) =>
    Object.keys(tiles).length === 0
      ? words.decisions.cycleNone
      : words.decisions.cycle(nameOfBundle(tiles, player, words)),
  roll: ({ dice }, { words }) => words.decisions.roll(dice),
  tool: ({ slot }, { words, player }) => {
    if (slot === 'new') return words.decisions.newTool;
    const tool = `t${slot}`;
    const raised = valueOfTool(tool, player.tools) + 1;
    return words.decisions.raiseTool(nameOfTool(tool, player, words), raised);
  },
  draw: ({ card }, { words }) =>
    card === 'outside'
      ? words.decisions.drawOutside
      : words.decisions.draw(nameOfCard(cardOf(card), words)),
  offer: ({ pay }, { words, player }) =>
    pay === 'points'
      ? words.decisions.offerPoints
      : words.decisions.offer(nameOfBundle(bundleOfPayment(pay), player, words)),
};

function sayPurchase(
  say: (what: string, payment: string) => string,
  what: string,
  { pay, trade }: ActionOf<'buy' | 'build'>,
  { player, words }: Saying,
): string {
  const bought = say(what, nameOfBundle(bundleOfPayment(pay), player, words));
  if (trade === undefined) return bought;
  const [give, get] = [trade.give, trade.get].map((goods) =>
    nameOfBundle(bundleOfGoods(goods), player, words),
  );
  return `${bought}; ${words.decisions.trade(give!, get!)}`;
}
