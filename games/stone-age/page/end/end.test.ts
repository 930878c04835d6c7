import { SOLO_GRADES, seenScores } from '@ochre/stone-age/rules';
import type { Seat } from '@ochre/ui/seat.ts';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { reasonOf } from '../../words/sayings/reason.ts';
import { headingOf, nameOfLine, sayReason } from '../../words/sayings/say-reason.ts';
import { LANGUAGES } from '../testing/all-words.ts';
import { idsIn, LANGUAGE_NAMES, page, referencesIn } from '../testing/page.tsx';
import { SEATS, viewOf } from '../testing/tables.ts';
import { EndScene } from './end-scene.tsx';
import { reached, strataOf } from './strata.ts';
import { sumOf } from './sums.ts';

const VICTORY = SOLO_GRADES[0]!.from;
const NAMES = ['Ann', 'Bo', 'Cy'];
const result = {
  scores: [40, 52, 31],
  winners: [1],
  breakdown: [
    { track: 30, culture: 1, shamans: 9 },
    { track: 27, culture: 25, shamans: 0 },
    { track: 40, culture: 4, shamans: -13 },
  ],
};

describe('Strata', () => {
  const strata = strataOf(result);

  it('stand in the order of the result, the winner first', () => {
    expect(strata.pillars.map(({ player }) => player)).toEqual([1, 0, 2]);
    const tie = strataOf({ ...result, scores: [52, 52, 31], winners: [1] });
    expect(tie.pillars.map(({ player }) => player)).toEqual([1, 0, 2]);
  });

  it('lie on each other without a gap', () => {
    expect(strata.pillars[1]!.layers).toEqual([
      { line: 'track', points: 30, from: 0, to: 30 },
      { line: 'culture', points: 1, from: 30, to: 31 },
      { line: 'shamans', points: 9, from: 31, to: 40 },
    ]);
    expect(strata.height).toBe(52);
  });

  it('have a row for every line', () => {
    expect(strata.rows).toEqual([
      { line: 'track', points: [27, 30, 40] },
      { line: 'culture', points: [25, 1, 4] },
      { line: 'shamans', points: [0, 9, -13] },
    ]);
  });

  it('are laid row by row, and what is lost is taken at the end', () => {
    const last = strata.pillars[2]!;
    expect([0, 1, 2, 3].map((laid) => reached(last, strata.rows, laid))).toEqual([0, 40, 44, 31]);
  });
});

describe.each(['end', 'soloEnd'] as const)('The end of table "%s"', (name) => {
  const view = viewOf(name);
  const ended = view.result!;
  const seats = SEATS.slice(0, view.players.length);

  it('adds up to the scores', () => {
    const { pillars, rows } = strataOf(ended);
    for (const pillar of pillars) {
      expect(pillar.total).toBe(ended.scores[pillar.player]);
      expect(reached(pillar, rows, rows.length)).toBe(pillar.total);
    }
  });

  const drawn = (language = LANGUAGE_NAMES[0]!, players: readonly Seat[] = seats) => {
    const ignore = () => undefined;
    const props = {
      onAgain: ignore,
      onReplay: ignore,
      onReview: ignore,
      onShare: ignore,
      onVerify: ignore,
    };
    return page(
      createElement(EndScene, {
        ...props,
        onHome: ignore,
        view: { ...view, result: ended },
        seats: players,
        viewer: 0,
      }),
      language,
    );
  };

  it('shows sums that come to the points', () => {
    for (const seen of seenScores(view)) {
      for (const [line, points] of Object.entries(seen.breakdown)) {
        const sum = sumOf(seen, line);
        if (sum !== '') expect(workedOut(sum), line).toBe(points);
      }
    }
  });

  it('refers only to what is in the sprite, and has no id twice', () => {
    const ids = idsIn(drawn());
    expect(ids).toHaveLength(new Set(ids).size);
    expect(referencesIn(drawn()).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('marks who is a bot, whatever it is called', () => {
    const bots = seats.map((seat) => ({ ...seat, about: 'bot, fair', isBot: true }));
    const marks = (markup: string) => markup.split('bot, fair').length - 1;
    expect(marks(drawn('en', bots))).toBe(seats.length);
    expect(marks(drawn('en'))).toBe(0);
  });

  it.each(LANGUAGE_NAMES)('is told in %s', (language) => {
    const markup = drawn(language);
    expect(markup).toContain(LANGUAGES[language].buttons.again);
    expect(markup).not.toMatch(/undefined|NaN|\[object/);
  });

  it.each(LANGUAGE_NAMES)('names every line in %s', (language) => {
    for (const line of Object.keys(ended.breakdown[0]!)) {
      expect(nameOfLine(line, LANGUAGES[language])).not.toBe(line);
    }
  });
});

/** `7² + 1²` or `5 × 8`, worked out. */
const workedOut = (sum: string): number =>
  sum
    .split(' + ')
    .map((part) => (part.endsWith('²') ? Number(part.slice(0, -1)) ** 2 : product(part)))
    .reduce((total, value) => total + value, 0);
const product = (part: string): number =>
  part.split(' × ').reduce((value, factor) => value * Number(factor), 1);

describe('Why it ended so', () => {
  const { en } = LANGUAGES;
  const said = (of: Parameters<typeof reasonOf>[0], viewer?: number) =>
    sayReason(reasonOf(of, viewer, VICTORY), NAMES, en).join(' ');

  it('is where the winner was furthest ahead of everybody', () => {
    expect(said(result, 1)).toBe(
      '12 points ahead of Ann. Culture brought 25; nobody else had more than 4.',
    );
    expect(said(result)).toBe(said(result, 1));
  });

  it('is where most of the distance comes from, for who lost', () => {
    expect(said(result, 0)).toBe(
      '12 points behind Bo. The biggest difference: Culture, 25 against 1.',
    );
  });

  it('is what else is counted between equals (B10.4)', () => {
    const level = { ...result, scores: [52, 52, 31] };
    expect(reasonOf(level, 1, VICTORY)).toEqual({ kind: 'tieBroken', winner: 1, second: 0 });
    expect(reasonOf({ ...level, winners: [0, 1] }, 0, VICTORY)).toEqual({
      kind: 'shared',
      winners: [0, 1],
    });
  });

  it('is how far from a victory, alone', () => {
    const alone = { scores: [100], winners: [], breakdown: [{ track: 70, culture: 36, hut: -6 }] };
    expect(said(alone, 0)).toMatch(/^20 more .* 70\.$/);
    expect(said({ ...alone, scores: [130] }, 0)).not.toMatch(/more would/);
  });

  it('stands under a heading that says who won', () => {
    expect(headingOf(result, NAMES, 0, en)).toBe('Bo wins with 52 points');
    expect(headingOf(result, NAMES, 1, en)).toBe('You win with 52 points');
    expect(headingOf({ ...result, winners: [0, 1] }, NAMES, 0, en)).toContain('Ann and Bo');
    expect(headingOf({ ...result, grade: 'major' }, NAMES, 0, en)).toBe(
      `${en.grades.major}, 40 points`,
    );
  });
});
