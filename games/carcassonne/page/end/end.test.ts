import { LANGUAGES as ALL_LANGUAGES } from '@ochre/words';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { type Snapshot, termsOf } from '../../rules/index.ts';
import { LANGUAGES } from '../testing/all-words.ts';
import { page } from '../testing/page.tsx';
import { randomGame } from '../testing/random-game.ts';
import { RECORDED, recordedGame } from '../testing/recorded-game.ts';
import { coinsOf } from './coins.ts';
import { allOf, countingOf, type EndedView, keyOf } from './counted.ts';
import { curveOf } from './curve.ts';
import { End } from './end.tsx';
import { nameOfCounted, sayHow, sayWinners } from './say-end.ts';

const REQUESTS = [
  { players: 2 },
  { players: 3, options: { farmers: 'cities' } },
  { players: 4, options: { farmers: 'none', smallCity: 'half' } },
  { players: 5, modules: ['shrine'] },
] as const;

const GAMES = [
  ...REQUESTS.flatMap((request) => [1, 2, 3].map((seed) => randomGame(request, `end ${seed}`))),
  ...RECORDED.map(recordedGame),
];
const ended = ({ result, ...view }: Snapshot): EndedView => ({ ...view, result: result! });
const ENDS = GAMES.map((game) => ({
  view: ended(game.at(-1)!.after),
  happened: game.map(({ events }) => events),
}));

describe('What the end counts', () => {
  it.each(ENDS)('adds up to the result, by kind and by player (%#)', ({ view }) => {
    const counted = allOf(view);
    const { order, rows, totals } = countingOf(view, counted, counted.length);
    expect(totals).toEqual(order.map((player) => view.result.scores[player]));
    for (const [at, player] of order.entries()) {
      const inGame = rows.map(({ cells }) => cells[at]!.inGame);
      expect(Math.min(...inGame)).toBeGreaterThanOrEqual(0);
      expect(inGame.reduce((sum, points) => sum + points)).toBe(view.players[player]!.score);
      for (const { source, cells } of rows) {
        const { inGame: before, atEnd } = cells[at]!;
        expect(before + atEnd).toBe(view.result.breakdown[player]![source]);
      }
    }
    expect(new Set(counted.map(keyOf)).size).toBe(counted.length);
  });

  it.each(ENDS)('is what the last move tells (%#)', ({ view, happened }) => {
    const told = happened
      .at(-1)!
      .flatMap((event) => (event.type === 'scored' && !event.isComplete ? [event] : []));
    expect(allOf(view).map(({ kind, players, points }) => ({ kind, players, points }))).toEqual(
      told.map(({ for: kind, players, points }) => ({ kind, players, points })),
    );
  });

  it.each(ENDS)('is the sum of what it counts (%#)', ({ view }) => {
    for (const { kind, feature, points } of allOf(view)) {
      const terms = termsOf(view, kind, feature).map(({ count, each }) => count * each);
      expect(terms.reduce((sum, term) => sum + term)).toBe(points);
    }
  });

  it.each(ENDS)('gives a coin to each who gets the points, by their follower (%#)', ({ view }) => {
    for (const one of allOf(view)) {
      const coins = coinsOf(view, one);
      expect(coins.map(({ player }) => player)).toEqual(one.players);
      for (const { on } of coins) {
        expect(on !== undefined || (one.kind === 'farm' && one.feature.kind === 'city')).toBe(true);
      }
    }
  });

  it.each(ENDS)('follows the curve of the game (%#)', ({ view, happened }) => {
    const curve = curveOf(happened, view.players.length);
    expect(curve.at(-1)).toEqual(view.players.map(({ score }) => score));
    expect(curve).toHaveLength(view.board.length);
  });
});

describe.each(ALL_LANGUAGES)('The end in %s', (language) => {
  const words = LANGUAGES[language];
  const seats = (['cinnabar', 'slate', 'moss', 'chalk', 'plum'] as const).map((tribe, at) => ({
    name: 'Ana Ben Uma Kai Noa'.split(' ')[at]!,
    tribe,
    about: '',
  }));

  it.each(ENDS)('says who has won, why, and what was counted (%#)', ({ view }) => {
    const names = seats.map(({ name }) => name);
    for (const viewer of [undefined, 0, 1]) {
      const told = { view, names, viewer, words };
      for (const text of [sayWinners(told), ...sayHow(told)]) {
        expect(text).not.toMatch(/undefined|NaN|#/);
      }
    }
    for (const one of allOf(view)) expect(nameOfCounted(one, words)).toMatch(/^\p{L}{3,}/u);
  });

  it('says a tie plainly', () => {
    const { view } = ENDS[0]!;
    const tied = { ...view, result: { ...view.result, scores: [50, 50], winners: [0, 1] } };
    const told = { view: tied, names: ['Ana', 'Ben'], viewer: 0, words };
    expect(sayWinners(told)).toContain('50');
    expect(sayHow(told)).toEqual([words.end.tied, '']);
  });

  it('is drawn', () => {
    const { view, happened } = ENDS.at(-1)!;
    const ignore = () => undefined;
    const acts = {
      onReplay: ignore,
      onReview: ignore,
      onShare: ignore,
      onVerify: ignore,
      onHome: ignore,
    };
    const markup = page(
      createElement(End, { view, happened, seats, viewer: 0, ...acts }),
      language,
    );
    expect(markup).toContain(words.end.verify);
    expect(markup).not.toMatch(/undefined|NaN|\[object/);
  });
});
