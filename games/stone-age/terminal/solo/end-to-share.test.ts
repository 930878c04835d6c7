import { describe, expect, it } from 'vitest';
import { wordsIn } from '../in-words.ts';
import { playEagerly } from '../testing/playing.ts';
import { soloTable } from '../testing/tables.ts';
import { endToShare } from './end-to-share.ts';

const EN = wordsIn('en');

describe('the end of a daily game for one, to be shared', () => {
  const finished = playEagerly(soloTable({ seed: 'line' }), 'line', () => {}).view('all');
  const breakdown = {
    ...{ track: 96, culture: 16, farmers: 10, toolmakers: 0, builders: 5, shamans: 12 },
    ...{ resources: 3, board: -20, discarded: -3, tokens: -1, hut: -6, drawStack: 20 },
  };
  const result = { scores: [132], winners: [0], grade: 'victory', breakdown: [breakdown] };
  const won = { ...finished, round: 14, result };

  it('is one line', () => {
    expect(endToShare(won, 40, EN)).toBe('132 points, victory, 14 turns');
    expect(endToShare(finished, 200, EN)).toMatch(/^[ -~]+$/);
  });

  it('tells what scored where that fits', () => {
    expect(endToShare(won, 80, EN)).toBe(
      '132 points, victory, 14 turns (track 96, cards 43, goods 3, left -30, draw 20)',
    );
  });

  it('names another difficulty than the usual one', () => {
    const hard = { ...won, options: { difficulty: 'harderTiles' } };
    expect(endToShare(hard, 40, EN)).toBe('132 points, victory, 14 turns, harderTiles');
    const grade = { ...won, result: { ...result, scores: [1], grade: 'defeat' } };
    expect(endToShare(grade, 40, EN)).toBe('1 point, defeat, 14 turns');
  });

  it('is said in other languages', () => {
    const hard = { ...won, options: { difficulty: 'harderTiles' } };
    const major = { ...hard, result: { ...result, scores: [141], grade: 'major' } };
    const end = (language: 'es' | 'de'): string => endToShare(major, 40, wordsIn(language));
    expect(end('es')).toBe('141 puntos, gran victoria, 14 turnos, más difícil, menos edificios');
    expect(end('de')).toBe('141 Punkte, großer Sieg, 14 Züge, schwerer, weniger Gebäude');
  });
});
