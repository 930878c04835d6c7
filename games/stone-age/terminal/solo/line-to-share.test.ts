import { describe, expect, it } from 'vitest';
import { wordsIn } from '../in-words.ts';
import { playEagerly } from '../testing/playing.ts';
import { soloTable } from '../testing/tables.ts';
import { lineToShare } from './line-to-share.ts';

const EN = wordsIn('en');

describe('the line to share', () => {
  const finished = playEagerly(soloTable({ seed: 'line' }), 'line', () => {}).view('all');
  const breakdown = {
    ...{ track: 96, culture: 16, farmers: 10, toolmakers: 0, builders: 5, shamans: 12 },
    ...{ resources: 3, board: -20, discarded: -3, tokens: -1, hut: -6, drawStack: 20 },
  };
  const result = { scores: [132], winners: [0], grade: 'victory', breakdown: [breakdown] };
  const won = { ...finished, round: 14, result };

  it('is one line of plain letters', () => {
    expect(lineToShare(won, '2026-11-15', 80, EN)).toBe(
      'Ochre daily solo 2026-11-15: 132 points, victory, 14 turns',
    );
    expect(lineToShare(finished, '2026-11-15', 200, EN)).toMatch(/^[ -~]+$/);
  });

  it('tells what scored where that fits', () => {
    expect(lineToShare(won, '2026-11-15', 120, EN)).toBe(
      'Ochre daily solo 2026-11-15: 132 points, victory, 14 turns ' +
        '(track 96, cards 43, goods 3, left -30, draw 20)',
    );
  });

  it('names another difficulty than the usual one', () => {
    const hard = { ...won, options: { difficulty: 'harderTiles' } };
    expect(lineToShare(hard, '2026-11-15', 80, EN)).toBe(
      'Ochre daily solo 2026-11-15, harderTiles: 132 points, victory, 14 turns',
    );
    const grade = { ...won, result: { ...result, scores: [1], grade: 'defeat' } };
    expect(lineToShare(grade, '2026-11-15', 80, EN)).toContain(': 1 point, defeat, 14 turns');
  });

  it('is said in other languages in plain letters too', () => {
    const hard = { ...won, options: { difficulty: 'harderTiles' } };
    const major = { ...hard, result: { ...result, scores: [141], grade: 'major' } };
    const line = (language: 'es' | 'de'): string =>
      lineToShare(major, '2026-11-15', 120, wordsIn(language));
    expect(line('es')).toMatch(
      /^Ochre, solitario del 2026-11-15, mas dificil, menos edificios: 141 puntos, gran victoria, 14 turnos/,
    );
    expect(line('de')).toMatch(
      /^Ochre, Solo vom 2026-11-15, schwerer, weniger Gebaeude: 141 Punkte, grosser Sieg, 14 Zuege/,
    );
    for (const text of [line('es'), line('de')]) expect(text).toMatch(/^[ -~]+$/);
  });
});
