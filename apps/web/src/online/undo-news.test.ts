import type { Told } from '@ochre/match';
import { describe, expect, it } from 'vitest';
import { undoNews } from './undo-news.ts';

type What = Told['what'];
const log = (...whats: readonly What[]): Told[] =>
  whats.map((what, at) => ({ seq: at + 1, at: 0, what }));
const moved: What = { kind: 'moved', seat: 0, move: 'place hunt 1', events: [] };
const asked: What = { kind: 'undoAsked', seat: 0, moves: 0 };
const answered = (agrees: boolean): What => ({ kind: 'undoAnswered', seat: 1, agrees });
const tookBack: What = { kind: 'tookBack', seat: 0, moves: 0 };
const said: What = { kind: 'said', seat: 1, name: 'Ben', text: 'No' };

describe('A request to go back', () => {
  it('is refused by the first who would rather not', () => {
    const told = log(moved, asked, answered(false), said);
    expect(undoNews(told, 0)).toEqual({ kind: 'refused', by: 1, seq: 3 });
    expect(undoNews(told, 1)).toBeUndefined();
    expect(undoNews(told, undefined)).toBeUndefined();
  });

  it('is agreed to when the move is taken back', () => {
    const told = log(moved, asked, answered(true), tookBack);
    expect(undoNews(told, 0)).toEqual({ kind: 'agreed', seq: 4 });
  });

  it('is no news while answers are missing, nor when the game has gone on', () => {
    expect(undoNews(log(moved, asked, answered(true)), 0)).toBeUndefined();
    expect(undoNews(log(moved, asked, answered(false), moved), 0)).toBeUndefined();
    expect(undoNews(log(moved, tookBack), 0)).toBeUndefined();
  });
});
