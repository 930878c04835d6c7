import type { Advised } from '@ochre/search/review';
import { describe, expect, it } from 'vitest';
import { ALL_WORDS } from '../testing/all-words.ts';
import { hurtBy, reasonOf } from './reason.ts';

const worth = (shares: readonly number[], points: readonly number[] = shares.map(() => 0)) => ({
  shares,
  points,
});
const move = (name: string, shares: readonly number[], points?: readonly number[]): Advised =>
  ({ move: name, worth: worth(shares, points) }) as Advised;

const NAMES = ['Ann', 'Slate', 'Moss'];
const BEST = move('a', [0.5, 0.2, 0.3], [40, 30, 31]);
const NEXT = move('b', [0.46, 0.25, 0.29], [38, 30.2, 33.5]);

describe('why a move is advised', () => {
  const say = (at: number, language: 'en' | 'es' | 'de' = 'en') =>
    reasonOf(at, { advised: [BEST, NEXT], player: 0, names: NAMES }, ALL_WORDS[language]);

  it('is points for oneself and from others, and whose chances it takes', () => {
    expect(say(0)).toBe('+2.0 points for you, -2.5 for Moss, costs Slate 5%');
    expect(say(1)).toBe('-2.0 points for you, +2.5 for Moss');
  });

  it('is said in every language', () => {
    expect(say(0, 'es')).toMatch(/le cuesta a Slate un 5\s%$/);
    expect(say(0, 'de')).toMatch(/kostet Slate 5\s%$/);
  });

  it('is nothing where there is no other move', () => {
    expect(reasonOf(0, { advised: [BEST], player: 0, names: NAMES }, ALL_WORDS.en)).toBe('');
  });
});

describe('whom a move hurts', () => {
  it('is who loses most, where that is more than noise', () => {
    expect(hurtBy(BEST.worth, NEXT.worth, 0)?.seat).toBe(1);
    expect(hurtBy(worth([0.5, 0.25, 0.25]), worth([0.48, 0.26, 0.26]), 0)).toBeUndefined();
  });

  it('is not oneself, and between two goes without saying', () => {
    expect(hurtBy(worth([0.3, 0.4, 0.3]), worth([0.5, 0.25, 0.25]), 0)).toBeUndefined();
    expect(hurtBy(worth([0.6, 0.4]), worth([0.5, 0.5]), 0)).toBeUndefined();
  });
});
