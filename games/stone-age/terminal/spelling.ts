import { ELDER_AREAS, GOODS, PLACES, RESOURCES } from '@ochre/stone-age/rules';
import { standsFor } from '@ochre/terminal';
import { circlesOf } from './places.ts';

/** Writes a shortened move out, whether it is legal now or not, so that the reason can be given. */

/** The kinds of move that answer each question. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  place: ['place'],
  act: ['use', 'leave', 'buy', 'build', 'redeem'],
  tools: ['tools'],
  pick: ['pick'],
  take: ['take'],
  extra: ['extra'],
  gain: ['gain'],
  feed: ['feed', 'starve', 'redeem'],
  stock: ['stock'],
  elder: ['elder'],
  slide: ['slide'],
  cycle: ['cycle'],
  roll: ['roll'],
  tool: ['tool'],
  draw: ['draw'],
  offer: ['offer'],
};

export const KINDS: readonly string[] = [...new Set(Object.values(ANSWERS).flat())];

const TOOLS = ['none', 't1', 't2', 't3', 'o2', 'o3', 'o4'];

/** The words that may follow each kind of move. */
const FOLLOWING: Readonly<Record<string, readonly string[]>> = {
  place: PLACES,
  use: PLACES,
  leave: PLACES,
  tools: TOOLS,
  buy: PLACES.filter((place) => place.startsWith('card')),
  build: PLACES.filter((place) => place.startsWith('building')),
  extra: ['yes', 'no'],
  stock: ['food', ...RESOURCES],
  elder: [...ELDER_AREAS, 'stay'],
  slide: ['card2', 'card3', 'card4', 'deck', 'none'],
  tool: ['new', 't1', 't2', 't3'],
  draw: ['outside'],
  offer: ['points'],
};

/** `asked` is the kind of decision that waits. */
export function spelledOut(text: string, asked: string): string {
  const [first = '', ...rest] = text.toLowerCase().split(' ');
  const written = onlyOne(first, ANSWERS[asked] ?? []) ?? onlyOne(first, KINDS);
  const kind = written ?? kindFor(first, asked);
  if (kind === undefined) return text;
  const words = written === undefined ? [first, ...rest] : rest;
  // What is stocked is written without the sign between.
  const typed = kind === 'stock' ? words.flatMap((word) => word.split('=')) : words;
  const spelled = typed.map((word, at) => wordOf(word, kind, at));
  const [place = ''] = spelled;
  // Without a number, as few people as the place takes: the reason is the place.
  if (kind === 'place' && spelled.length === 1 && onlyOne(place, PLACES) !== undefined) {
    spelled.push(circlesOf(place) === 2 ? '2' : '1');
  }
  return [kind, ...spelled].join(' ');
}

/** Decisions that are answered by goods alone. */
const GOODS_ASKED = ['take', 'gain', 'stock', 'feed', 'offer'];

/** A place alone says enough: people are put there, or it is used. */
function kindFor(word: string, asked: string): string | undefined {
  if (GOODS_ASKED.includes(asked) && /\d/.test(word)) return asked;
  if (onlyOne(word, FOLLOWING[asked] ?? []) !== undefined) return asked;
  const place = onlyOne(word, PLACES);
  if (place === undefined) return undefined;
  if (asked !== 'act') return 'place';
  if (place.startsWith('card')) return 'buy';
  return place.startsWith('building') ? 'build' : 'use';
}

const TRADE = ['trade', 'for'];

/** A place comes first; goods follow. */
function wordOf(word: string, kind: string, at: number): string {
  const following = kind === 'tools' || at === 0 ? FOLLOWING[kind] : undefined;
  const counts = GOODS.map((good) => `${good}=${/\d+/.exec(word)?.[0] ?? ''}`);
  const more = /\d/.test(word) ? counts : kind === 'buy' || kind === 'build' ? TRADE : [];
  return onlyOne(word, following ?? []) ?? onlyOne(word, more) ?? word;
}

function onlyOne<Word extends string>(word: string, known: readonly Word[]): Word | undefined {
  const exact = known.find((one) => one.toLowerCase() === word);
  if (exact !== undefined) return exact;
  const found = known.filter((one) => standsFor(word, one.toLowerCase()));
  return found.length === 1 ? found[0] : undefined;
}
