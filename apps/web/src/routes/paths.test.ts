import { describe, expect, it } from 'vitest';
import { PATHS, puzzleIn } from './paths.ts';

const asked = (address: string) =>
  puzzleIn(new URL(address, 'http://x').searchParams, '2026-11-19');

describe('An address of a puzzle', () => {
  it('names one of the list, or that of a day', () => {
    expect(asked(PATHS.puzzles('stone-age', { puzzle: 'abc' }))).toEqual({ puzzle: 'abc' });
    expect(asked(PATHS.puzzles('carcassonne', { day: '2026-11-19' })).day).toBe('2026-11-19');
  });

  it.each(['2026-11-20', '2031-01-01', '2026-11-017', '2026-02-30', 'today', ''])(
    'names none of the day "%s", which has not come or is none',
    (day) => expect(asked(PATHS.puzzles('stone-age', { day })).day).toBeUndefined(),
  );
});
