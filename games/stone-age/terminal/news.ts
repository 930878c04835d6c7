import { byType, type PerType } from '@ochre/kernel';
import type { Event } from '@ochre/stone-age/rules';
import { type Look, onlyPerson } from '@ochre/terminal';
import type { Cast } from '@ochre/words';
import { effectOf } from '../words/components.ts';
import { nameOfGoods } from '../words/name-cards.ts';
import { goodOfRoll } from '../words/sayings/rolls.ts';
import { type Deed, sayDeed, sayNews } from '../words/sayings/say-event.ts';
import type { Words } from './in-words.ts';
import type { StoneAgeMoment } from './moment.ts';
import { Paragraphs } from './paragraphs.ts';
import { roundSentence } from './sentence.ts';

/** As somebody is told it who looks at the table now, with names in their colours. */
export const newsFor =
  (words: Words) =>
  (events: readonly Event[], { view: { decision } }: StoneAgeMoment, look: Look): string[] => {
    const seats = look.seats.map(({ name }, seat) => ({ name: look.ink.player(seat, name) }));
    const isUndecided = decision?.kind === 'tools' || decision?.kind === 'take';
    return news(events, { words, seats, viewer: onlyPerson(look.seats) }, isUndecided);
  };

/**
 * What happened, condensed: placing and feeding in a line each, using people in a line for each
 * player. The log tells it at length. `isUndecided` says that the last roll still waits for tools.
 */
export function news(events: readonly Event[], cast: Cast<Words>, isUndecided: boolean): string[] {
  const into = new Paragraphs(cast);
  for (const event of events) byType(TELLERS, event, into);
  if (isUndecided) into.keepRollOpen();
  return into.lines();
}

/** Said by another event, or shown by the board. */
const untold = (): void => {};

/** As everywhere. */
const told = (deed: Deed, into: Paragraphs): void =>
  into.does(deed.player, sayDeed(deed, into.cast));

const toldToAll = (event: Parameters<typeof sayNews>[0], into: Paragraphs): void =>
  into.everybody(sayNews(event, into.cast));

const isAlone = ({ cast }: Paragraphs): boolean => cast.seats.length === 1;

const TELLERS: PerType<Event, [into: Paragraphs], void> = {
  row: untold,
  over: untold,
  tileOpened: untold,
  oneUseTool: untold,
  redeemable: untold,
  placed: told,
  stayedHome: told,
  returned: told,
  rolled(event, into) {
    if (goodOfRoll(event.for) === undefined) told(event, into);
    else into.rolls(event.player, sayDeed(event, into.cast));
  },
  toolsUsed: (event, into) => into.adds(event.player, `+${event.added}`, sayDeed(event, into.cast)),
  gained(event, into) {
    if (isSaid(event.from)) return;
    if (event.from === 'merchant') told(event, into);
    else
      into.gets(event.player, nameOfGoods(event.goods, into.cast.words), sayDeed(event, into.cast));
  },
  picked: told,
  paid: toldOrFed,
  tokensPaid: toldOrFed,
  noRoom(event, into) {
    into.keepRollOpen();
    told(event, into);
  },
  traded: told,
  cardBought: told,
  built: told,
  cardDrawn: told,
  cardTaken: told,
  stocked(event, into) {
    if (event.count > 0) told(event, into);
  },
  slid: toldToAll,
  cycled: toldToAll,
  discarded: toldToAll,
  elder: toldToAll,
  tool: told,
  agriculture: told,
  person: told,
  merchant: told,
  points(event, into) {
    const { player, points } = event;
    if (points === 0 || isSaid(event.for)) return;
    const sum = into.cast.words.effects.points(Math.abs(points));
    into.adds(player, `(${points < 0 ? '-' : '+'}${sum})`, sayDeed(event, into.cast));
  },
  // Alone, everything fed is named when it is paid (P6.2).
  fed(event, into) {
    if (!isAlone(into)) into.feeds(event.player, sayDeed(event, into.cast));
  },
  starved: (event, into) => into.feeds(event.player, sayDeed(event, into.cast)),
  phase: ({ phase }, into) => into.begin(phase),
  round: (event, into) => into.everybody(roundSentence(event, into.cast)),
};

/** What is paid while people are fed belongs to the meal. */
const FED = ['feeding', 'starving', 'offer'];

function toldOrFed(event: Extract<Event, { type: 'paid' | 'tokensPaid' }>, into: Paragraphs): void {
  if (FED.includes(event.for)) into.feeds(event.player, sayDeed(event, into.cast));
  else told(event, into);
}

const SAID_FROM = ['agriculture', 'trade'];
const SAID_BY_FACE = ['goods', 'points', 'merchant'];

/** What a card's name says it brings need not be said again; nor what agriculture brings. */
function isSaid(from: string): boolean {
  const kind = effectOf(from)?.kind;
  return SAID_FROM.includes(from) || (kind !== undefined && SAID_BY_FACE.includes(kind));
}
