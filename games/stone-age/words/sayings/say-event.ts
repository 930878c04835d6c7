import { byType, type PerType } from '@ochre/kernel';
import {
  ALL_TILES,
  type Event,
  type Good,
  type Goods,
  type Resource,
} from '@ochre/stone-age/rules';
import { type Cast as AnyCast, nameOf, type Verb, verbOf } from '@ochre/words';
import { cardOf, tileOf } from '../components.ts';
import type { Words } from '../index.ts';
import { nameOfCard, nameOfGoods, nameOfTile } from '../name-cards.ts';
import { nameOfArea } from './elder-area.ts';
import { spaceOf } from './names.ts';
import { goodOfRoll } from './rolls.ts';
import { headingOf } from './say-reason.ts';
import { wayOf } from './way.ts';

type Cast = AnyCast<Words>;

/** What a player did, or what befell them. */
export type Deed = Extract<Event, { player: number }>;
/** What happens by itself. Rounds and phases are headings: they say where, not what. */
export type News = Exclude<Event, Deed | { type: 'round' | 'phase' }>;

/** What a player does, without their name; undefined where another event of the move says it. */
export function sayDeed(deed: Deed, cast: Cast): string | undefined {
  return byType(DEEDS, deed, verbOf(deed.player, cast), cast);
}

/** What happened by itself, as a sentence. */
export function sayNews(news: News, cast: Cast): string {
  return byType(NEWS, news, cast);
}

const quotedCard = (id: string, words: Words): string =>
  words.story.quoted(nameOfCard(cardOf(id), words));

/** A tile by its own name; most have none. */
function ownNameOfTile(id: string, words: Words): string | undefined {
  const names: Readonly<Record<string, string>> = words.tiles.names;
  const { effect } = tileOf(id);
  const name = effect?.kind === 'work' ? words.works[effect.resource] : names[id];
  return name === undefined ? undefined : words.story.quoted(name);
}

/** Whether a building brings something in every round (H2). */
export const isIncome = (deed: Deed): boolean =>
  deed.type === 'gained' &&
  ALL_TILES.some(({ id, effect }) => id === deed.from && effect?.kind === 'income');

const onlyFood = (goods: Goods): boolean =>
  Object.entries(goods).every(([good, count]) => good === 'food' || count === 0);

/** What is given away, by what it is given for (B8.3, P6.2, P6.3). */
function given(what: string, goods: string, verb: Verb, { words }: Cast): string {
  const { does } = words.story;
  if (what === 'feeding') return does.fedWith(verb, goods);
  if (what === 'starving') return does.lost(verb, goods);
  return what === 'offer' ? does.offered(verb, goods) : does.paid(verb, goods);
}

/** Of dice for a good it is the sum that counts. */
const addedUp = (dice: readonly number[]): string =>
  dice.length === 1
    ? `${dice[0]}`
    : `${dice.join(' + ')} = ${dice.reduce((sum, face) => sum + face, 0)}`;

const isAlone = ({ seats }: Cast): boolean => seats.length === 1;

const counted = (good: Good | Resource, count: number, words: Words): string =>
  words.goodsCounted[good](count);

/** A trade is told by `traded` alone. */
const TRADE = 'trade';

/** One saying per type: an event without one does not compile. */
const DEEDS: PerType<Deed, [verb: Verb, cast: Cast], string | undefined> = {
  placed: ({ place, people }, verb, { words }) =>
    words.story.does.placed(verb, words.table.people(people), wayOf(place, words).to),

  stayedHome: ({ people }, verb, { words }) =>
    words.story.does.stayedHome(verb, words.table.people(people)),

  // Of a place that was used, what it brought says it all.
  returned: ({ place, people, used }, verb, { words }) =>
    used
      ? undefined
      : words.story.does.returned(verb, words.table.people(people), wayOf(place, words).from),

  rolled(deed, verb, cast) {
    const { does } = cast.words.story;
    const dice = deed.dice.join(', ');
    const good = goodOfRoll(deed.for);
    if (good !== undefined) return does.rolledFor(verb, addedUp(deed.dice), cast.words.goods[good]);
    return isAlone(cast) ? does.rolled(verb, dice) : does.rolledForAll(verb, dice);
  },

  toolsUsed({ slots, oneUse, added }, verb, { words }) {
    const tools = slots.length + oneUse.length;
    const { does } = words.story;
    return tools === 1 ? does.usedTool(verb, added) : does.usedTools(verb, tools, added);
  },

  picked: ({ face }, verb, { words }) => words.story.does.picked(verb, face),

  gained(deed, verb, { words }) {
    const { goods, from } = deed;
    const { does } = words.story;
    const some = nameOfGoods(goods, words);
    if (from === TRADE) return undefined;
    if (from === 'agriculture') return does.harvested(verb, some);
    if (from === 'redeem') return does.redeemed(verb, some);
    return isIncome(deed)
      ? does.gainedFrom(verb, some, ownNameOfTile(from, words)!)
      : does.gained(verb, some);
  },

  noRoom: ({ good, count }, verb, { words }) =>
    words.story.does.noRoom(verb, counted(good, count, words)),

  paid(deed, verb, cast) {
    if (deed.for === TRADE) return undefined;
    const goods = nameOfGoods(deed.goods, cast.words);
    // In the one-player game, food is paid like everything else (P6.2).
    if (deed.for === 'feeding' && onlyFood(deed.goods)) {
      return cast.words.story.does.fed(verb, goods);
    }
    return given(deed.for, goods, verb, cast);
  },

  tokensPaid({ values, for: what }, verb, cast) {
    const { words } = cast;
    return given(what, words.and(values.map(words.decisions.tool)), verb, cast);
  },

  tool: ({ tools }, verb, { words }) =>
    words.story.does.tool(verb, tools.filter((value) => value > 0).join('·')),

  oneUseTool: ({ value }, verb, { words }) =>
    words.story.does.gained(verb, words.effects.oneUseTool(value)),

  agriculture: ({ agriculture }, verb, { words }) =>
    words.story.does.agriculture(verb, agriculture),

  person: ({ people }, verb, { words }) => words.story.does.person(verb, people),

  merchant: ({ merchant }, verb, { words }) => words.story.does.merchant(verb, merchant),

  traded: ({ give, get }, verb, { words }) =>
    words.story.does.traded(verb, nameOfGoods(give, words), nameOfGoods(get, words)),

  // Who has no points has none to lose.
  points({ points }, verb, { words }) {
    const { does } = words.story;
    if (points === 0) return undefined;
    const some = words.effects.points(Math.abs(points));
    return points < 0 ? does.lost(verb, some) : does.scored(verb, some);
  },

  redeemable: (_, verb, { words }) => words.story.does.redeemable(verb),

  cardBought: ({ card }, verb, { words }) =>
    words.story.does.cardBought(verb, quotedCard(card, words)),

  cardDrawn: ({ card }, verb, { words }) =>
    card === null
      ? words.story.does.cardDrawnUnseen(verb)
      : words.story.does.cardDrawn(verb, quotedCard(card, words)),

  cardTaken: ({ card, from }, verb, { words }) =>
    words.story.does.cardTaken[from](verb, quotedCard(card, words)),

  built({ tile }, verb, { words }) {
    const name = ownNameOfTile(tile, words);
    const { does } = words.story;
    return name === undefined ? does.built(verb) : does.builtNamed(verb, name);
  },

  // Alone, what is paid says it (P6.2).
  fed({ food, missing }, verb, cast) {
    if (isAlone(cast) && missing > 0) return undefined;
    const { does } = cast.words.story;
    const eaten = counted('food', food, cast.words);
    if (missing > 0) return does.fedInPart(verb, eaten, missing);
    return food === 0 ? does.fedNobody(verb) : does.fed(verb, eaten);
  },

  starved: (_, verb, { words }) => words.story.does.starved(verb),

  stocked({ good, count }, verb, { words }) {
    const { does } = words.story;
    if (good === 'food') return does.stockedFood(verb, counted(good, count, words));
    return count === 0
      ? does.leftAll(verb, words.goods[good])
      : does.removed(verb, counted(good, count, words));
  },
};

const NEWS: PerType<News, [cast: Cast], string> = {
  tileOpened({ place, tile, left }, { words }) {
    const stack = spaceOf(place, 'building')!;
    return tile === ''
      ? words.story.happens.stackEmpty(stack)
      : words.story.happens.tileOpened(stack, nameOfTile(tileOf(tile), words), left);
  },

  elder: ({ area }, { words }) => words.story.happens.elder(nameOfArea(area, words)),

  slid: ({ card }, { words }) => words.story.happens.slid(quotedCard(card, words)),

  cycled: ({ place, tiles }, { words }) =>
    words.story.happens.cycled(spaceOf(place, 'building')!, tiles),

  discarded: ({ card }, { words }) => words.story.happens.discarded(quotedCard(card, words)),

  row: ({ deck }, { words }) => words.story.happens.row(deck),

  over(over, cast) {
    const { words, seats, viewer } = cast;
    const names = seats.map((_, player) => nameOf(player, cast));
    return `${words.story.happens.over[over.because]} ${headingOf(over, names, viewer, words)}.`;
  },
};
