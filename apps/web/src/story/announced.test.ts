import { describe, expect, it } from 'vitest';
import { ALL_WORDS } from '../testing/all-words.ts';
import { tellerFor } from '../testing/stone-age.ts';
import { type AskedNow, askedNext, sayAsked, type ToSay } from './asked-news.ts';
import { presenceNews } from './presence-news.ts';
import type { Cast } from './shell-cast.ts';

const words = ALL_WORDS.en;
const seats = [
  { name: 'Anna', tribe: 'cinnabar' },
  { name: 'Ben', tribe: 'slate' },
] as const;
const teller = tellerFor(words);
const alone: Cast = { words, seats, viewer: 0, teller };
const shared: Cast = { words, seats, teller };

const WHERE = 'Where do your people go?';
const WHICH = 'Which place do you use?';

/** What is to be said after one thing was asked after the other, and nothing was said between. */
const after = (...asked: (AskedNow | undefined)[]): ToSay | undefined => {
  let unsaid: ToSay | undefined;
  let before: AskedNow | undefined;
  for (const now of asked) {
    unsaid = askedNext(before, now, unsaid);
    before = now;
  }
  return unsaid;
};

describe('What is asked', () => {
  const own = { player: 0, what: WHERE };

  it('is said with whose turn it is when the turn comes', () => {
    expect(sayAsked(after(own)!, alone)).toBe(`Your turn: ${WHERE}`);
    expect(sayAsked(after(own, { player: 1, what: WHERE })!, shared)).toBe(`Ben's turn: ${WHERE}`);
  });

  it('is said alone while the turn goes on', () => {
    const next = askedNext(own, { player: 0, what: WHICH }, undefined)!;
    expect(sayAsked(next, alone)).toBe(WHICH);
  });

  it('is said with the turn if that was not said yet, and as it is now', () => {
    expect(sayAsked(after(own, { player: 0, what: WHICH })!, alone)).toBe(`Your turn: ${WHICH}`);
  });

  it('is said again when the turn comes back before it is calm', () => {
    const said = askedNext(own, undefined, undefined);
    expect(said).toBeUndefined();
    expect(sayAsked(askedNext(undefined, own, said)!, alone)).toBe(`Your turn: ${WHERE}`);
  });
});

describe('Who goes away and comes back', () => {
  it('is said of the others, and of nobody who was as they are', () => {
    expect(presenceNews([true, true], [true, false], alone)).toEqual(['Ben is away.']);
    expect(presenceNews([true, false], [false, true], alone)).toEqual(['Ben is back.']);
    expect(presenceNews([true, true], [true, true], alone)).toEqual([]);
    expect(presenceNews(undefined, [true, false], alone)).toEqual([]);
  });
});
