import { describe, expect, it } from 'vitest';
import { creditsIn, firstTry, meanOf, squaresOf } from './own-puzzles.ts';

function keepOf(content: Record<string, string> = {}) {
  const kept = new Map(Object.entries(content));
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

describe('Own puzzles', () => {
  it('count the first try alone, in the list and of the day apart', () => {
    const keep = keepOf();
    const one = { game: 'pebbles', way: 'list', name: 'abc' } as const;
    expect(firstTry(keep, one, 40)).toBe(40);
    expect(firstTry(keep, one, 100)).toBe(40);
    expect(creditsIn(keep, 'pebbles', 'list')).toEqual({ abc: 40 });
    expect(creditsIn(keep, 'pebbles', 'daily')).toEqual({});
    expect(creditsIn(keep, 'carcassonne', 'list')).toEqual({});
  });

  it('are worth something too where nothing can be kept', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    expect(firstTry(full, { game: 'pebbles', way: 'list', name: 'abc' }, 40)).toBe(40);
  });

  it.each(['no JSON', '[1', 'null', '{"a":"x","b":101,"c":-1,"d":1.5}'])(
    'are none where %s was kept',
    (text) => {
      expect(creditsIn(keepOf({ 'ochre puzzles pebbles': text }), 'pebbles', 'list')).toEqual({});
    },
  );

  it('are summed up', () => {
    expect([meanOf([]), meanOf([100, 50, 0])]).toEqual([0, 50]);
  });

  it('are shown as squares', () => {
    expect([100, 65, 1, 0].map(squaresOf)).toEqual([
      '🟩🟩🟩🟩🟩',
      '🟩🟩🟩🟨⬜',
      '🟨⬜⬜⬜⬜',
      '⬜⬜⬜⬜⬜',
    ]);
  });
});
