import { byType, type PerType } from '@ochre/kernel';
import { type Event, goodsInWords } from '@ochre/stone-age/rules';
import { castOf, counted, type Look } from '@ochre/terminal';
import { isForSale } from './components-in-words.ts';
import { cardFace, effectOf } from './faces.ts';
import type { StoneAgeMoment } from './moment.ts';
import { type Name, Paragraphs } from './paragraphs.ts';

/** As somebody is told it who looks at the table now. */
export const newsFor = (
  events: readonly Event[],
  { view: { decision } }: StoneAgeMoment,
  { seats, ink }: Look,
): string[] => {
  const { names, you } = castOf(seats);
  const name: Name = {
    shown: (seat) => ink.player(seat, names[seat] ?? ''),
    you,
    alone: names.length === 1,
  };
  return news(events, name, decision?.kind === 'tools' || decision?.kind === 'take');
};

/**
 * What happened, condensed: placing and feeding in a line each, using people in a line for each
 * player. The log tells it at length. `undecided` says that the last roll still waits for tools.
 */
export function news(events: readonly Event[], name: Name, undecided: boolean): string[] {
  const into = new Paragraphs(name);
  for (const event of events) {
    byType(TELLERS, event, into);
  }
  if (undecided) into.keepRollOpen();
  return into.lines();
}

/** Said by another event, or shown by the board. */
const untold = (): void => {};

const TELLERS: PerType<Event, [into: Paragraphs], void> = {
  row: untold,
  over: untold,
  tileOpened: untold,
  oneUseTool: untold,
  redeemable: untold,
  placed: ({ player, place, people }, into) => into.does(player, 'put', `${people} on ${place}`),
  stayedHome: ({ player, people }, into) =>
    into.does(player, 'find', `no place for ${counted(people, 'person', 'people')}`),
  returned({ player, place, used }, into) {
    if (!used) into.does(player, 'leave', place);
  },
  rolled: ({ player, for: what, dice }, into) => into.rolls(player, dice, rolledFor(what)),
  toolsUsed: ({ player, added }, into) => into.adds(player, added),
  gained({ player, goods, from }, into) {
    if (from === 'merchant') into.does(player, 'get', `${goodsInWords(goods)} at merchant`);
    else into.gets(player, goodsInWords(goods), isSaid(from));
  },
  picked: ({ player, face }, into) => into.does(player, 'take', `the ${face}`),
  paid({ player, goods, for: what }, into) {
    const words = goodsInWords(goods);
    const fed = FED[what]?.(words);
    if (fed !== undefined) into.feeds(player, fed);
    else if (what === 'extra card') into.does(player, 'pay', `${words} more`);
    else if (isForSale(what)) into.pays(player, words);
    else if (what !== 'trade') into.does(player, 'pay', `${words} at ${what}`);
  },
  tokensPaid({ player, values, for: what }, into) {
    const words = `${values.length === 1 ? 'a tool' : 'tools'} of ${values.join(' and ')}`;
    const fed = FED[what]?.(words);
    if (fed !== undefined) into.feeds(player, fed);
    else into.pays(player, words);
  },
  noRoom: ({ player, good, count }, into) => into.lacksRoom(player, `${count} ${good}`),
  traded: ({ player, give, get }, into) =>
    into.does(player, 'trade', `${goodsInWords(give)} for ${goodsInWords(get)}`),
  cardBought: ({ player, card }, into) =>
    into.does(player, 'buy', `${cardFace(card)} for ${into.paid(player)}`),
  built: ({ player }, into) => into.does(player, 'build', `with ${into.paid(player)}`),
  cardDrawn: ({ player, card }, into) =>
    into.does(player, 'draw', card === null ? 'a card face down' : `${cardFace(card)} face down`),
  cardTaken: ({ player, card }, into) => into.does(player, 'take', cardFace(card)),
  stocked({ player, good, count }, into) {
    if (count > 0) into.does(player, good === 'food' ? 'add' : 'remove', `${count} ${good}`);
  },
  slid: ({ card }, into) => into.does(ALONE, 'move', `${cardFace(card)} to card1`),
  cycled: ({ place, tiles }, into) => into.does(ALONE, 'cycle', `${place} by ${tiles}`),
  discarded: ({ card }, into) =>
    into.everybody(`No card was bought: ${cardFace(card)} is discarded.`),
  elder: ({ area }, into) => into.everybody(`The elder goes to ${area}.`),
  tool: ({ player, tools }, into) => into.does(player, 'have', `tools ${tools.join(' ')}`),
  agriculture: ({ player, agriculture }, into) =>
    into.does(player, 'have', `agriculture ${agriculture}`),
  person: ({ player, people }, into) => into.does(player, 'have', `${people} people`),
  merchant: ({ player, merchant }, into) => into.does(player, 'have', `merchant ${merchant}`),
  points({ player, points, for: what }, into) {
    if (points !== 0 && !isSaid(what)) {
      into.goesOn(player, `(${points < 0 ? '' : '+'}${points} points)`);
    }
  },
  fed({ player, food, missing }, into) {
    if (into.alone) return;
    into.feeds(player, `${food} food${missing > 0 ? `, ${missing} missing` : ''}`);
  },
  starved: ({ player }, into) => into.feeds(player, 'starved'),
  phase: ({ phase }, into) => into.begin(phase),
  round: ({ round }, into) => into.everybody(`${into.alone ? 'Turn' : 'Round'} ${round} begins.`),
};

/** Who it is where an event need not say it. */
const ALONE = 0;

/** What is paid while people are fed, by what it is paid for. */
const FED: Readonly<Record<string, (words: string) => string>> = {
  feeding: (words) => `paid with ${words}`,
  starving: (words) => `lost ${words}`,
  offer: (words) => `offered ${words}`,
};

const rolledFor = (what: string): string => {
  const effect = effectOf(what);
  if (effect === undefined || effect.kind === 'work') return `at ${what}`;
  return effect.kind === 'roll' ? `for ${effect.resource}` : 'for all';
};

const SAID_FROM = ['agriculture', 'trade'];
const SAID_BY_FACE = ['goods', 'points', 'merchant'];

/** What a card's face says it brings need not be said again; nor what agriculture brings. */
function isSaid(from: string): boolean {
  const kind = effectOf(from)?.kind;
  return SAID_FROM.includes(from) || (kind !== undefined && SAID_BY_FACE.includes(kind));
}
