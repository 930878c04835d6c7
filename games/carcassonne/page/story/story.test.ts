import { LANGUAGES as ALL_LANGUAGES, sentenceOf } from '@ochre/words';
import { describe, expect, it } from 'vitest';
import type { Event } from '../../rules/index.ts';
import { sayingsIn } from '../play/sayings.ts';
import { LANGUAGES } from '../testing/all-words.ts';
import { randomGame } from '../testing/random-game.ts';
import { story, tellerIn } from './index.ts';

const SEATS = [
  { name: 'Ana', tribe: 'moss' },
  { name: 'Ben', tribe: 'plum' },
  { name: 'Uma', tribe: 'slate' },
  { name: 'Kai', tribe: 'chalk' },
  { name: 'Noa', tribe: 'cinnabar' },
] as const;

const GAMES = [
  randomGame({ players: 2 }, 'two'),
  randomGame({ players: 3, options: { farmers: 'cities' } }, 'three'),
  randomGame({ players: 5, modules: ['shrine'] }, 'five'),
];

/** Too rare to wait for. */
const RARE: readonly Event[] = [
  { type: 'removed', player: 0, tile: 'C' },
  { type: 'challenged', player: 1, by: [0, 0], opponent: 0, against: [1, 0] },
  { type: 'challengeLost', player: 1, x: 0, y: 0, winner: 0 },
  { type: 'challengeLost', player: 0, x: 0, y: 0, winner: 1 },
  { type: 'challengeLost', player: 1, x: 0, y: 0, winner: 1 },
  { type: 'over', scores: [9, 9], winners: [0, 1] },
];
const EVENTS = [...GAMES.flatMap((game) => game.flatMap(({ events }) => events)), ...RARE];

/** These say nothing by themselves: what they are is in the rest of their line. */
const SILENT: readonly Event['type'][] = ['turned', 'declined'];

describe.each(ALL_LANGUAGES)('In %s', (language) => {
  const words = LANGUAGES[language];
  const teller = tellerIn(words);

  it('who looks back hears which tile was drawn, and of nothing else twice', () => {
    const cast = { seats: SEATS, viewer: 0, words };
    for (const event of EVENTS) {
      const drawn = teller.drew?.(event, 1, cast);
      if (event.type === 'turned') expect(drawn).toMatch(/: .*\p{L}{3}/u);
      else expect(drawn).toBeUndefined();
    }
  });

  it.each([0, undefined])(
    'every event is told in the lines of all whom it is about, to %s',
    (viewer) => {
      const cast = { seats: SEATS, viewer, words };
      const told = new Set<Event['type']>();
      for (const event of EVENTS) {
        const players = story.playersOf(event);
        const texts =
          players.length === 0
            ? [teller.news(event, cast)]
            : players.map((player) =>
                sentenceOf(player, teller.deeds([event], player, cast), cast),
              );
        if (SILENT.includes(event.type)) continue;
        told.add(event.type);
        for (const text of texts) {
          expect(text).toMatch(/^\p{Lu}.*\p{L}{3}.*\.$/u);
          expect(text).not.toMatch(/undefined|NaN|#|\[object/);
        }
      }
      expect(told.size).toBe(8);
    },
  );

  it('every moment says where it is and what is asked', () => {
    const sayings = sayingsIn(words);
    for (const { before } of GAMES.flat()) {
      const { title, about = '', aloud = '' } = sayings.asked(before);
      for (const text of [title, aloud, sayings.where(before), sayings.waiting(before, 'Ana')]) {
        expect(text).toMatch(/\p{L}{3}/u);
        expect(text + about).not.toMatch(/undefined|NaN|#/);
      }
    }
  });
});

describe('A turn', () => {
  const teller = tellerIn(LANGUAGES.en);
  const cast = { seats: SEATS, viewer: 0, words: LANGUAGES.en };
  const say = (player: number, events: readonly Event[]): string =>
    sentenceOf(player, teller.deeds(events, player, cast), cast);
  const tiles = Array.from({ length: 10 }, (_, x) => [x, 0] as const);

  it('is one line: the tile, the follower, the points and who came home', () => {
    const line: Event[] = [
      { type: 'laid', player: 1, tile: 'E', x: 1, y: 0, rotation: 0 },
      { type: 'claimed', player: 1, x: 1, y: 0, on: 'road e' },
      { type: 'scored', for: 'city', players: [1], points: 26, tiles, isComplete: true },
      { type: 'returned', player: 1, x: 0, y: 0, on: 'city n' },
      { type: 'returned', player: 1, x: 2, y: 0, on: 'city n' },
    ];
    expect(say(1, line)).toBe(
      'Ben lays a tile, places a thief on the road, scores 26 points for a city of 10 tiles, and gets 2 knights back.',
    );
  });

  it('tells of a challenge to who won and to who lost it', () => {
    const lost: Event = { type: 'challengeLost', player: 0, x: 0, y: 0, winner: 1 };
    expect(say(1, [lost])).toBe('Ben wins the challenge against you.');
    expect(say(0, [lost])).toBe('You lose the challenge and get nothing.');
    expect(story.playersOf({ ...lost, player: 1 })).toEqual([1]);
  });

  it('begins a chapter when it is the first of ten', () => {
    const starts = GAMES[0]!.flatMap(({ events }) =>
      events.flatMap((event) => story.chapterOf(event) ?? []),
    );
    expect(starts).toEqual([11, 21, 31, 41, 51, 61, 71]);
  });

  it('says why a move was refused, by the rule', () => {
    const { reason } = sayingsIn(LANGUAGES.en);
    expect(reason('C4.2')).toBe('Somebody is in it already.');
    expect(reason('X1')).toBe('');
  });
});
