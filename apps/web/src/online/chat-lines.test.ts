import type { Told } from '@ochre/match';
import { describe, expect, it } from 'vitest';
import { ALL_WORDS } from '../testing/all-words.ts';
import { linesOf, unreadIn } from './chat-lines.ts';

const told: readonly Told[] = (
  [
    { kind: 'began' },
    { kind: 'said', seat: 0, isHost: true, name: 'Ann', text: 'Let us begin' },
    { kind: 'unheard' },
    { kind: 'said', seat: 1, name: 'Ben', phrase: 'luck' },
    { kind: 'said', name: 'Cy', text: 'Nice' },
  ] as const
).map((what, at) => ({ seq: at + 1, at: 0, what }));
const { en, de } = ALL_WORDS;

describe('The talk at a table', () => {
  it('is what was said and heard, in order', () => {
    expect(linesOf(told, [], en).map(({ seq, text }) => [seq, text])).toEqual([
      [2, 'Let us begin'],
      [4, 'Good luck!'],
      [5, 'Nice'],
    ]);
  });

  it('has signs in the language of the reader', () => {
    expect(linesOf(told, [], de)[1]!.text).toBe('Viel Glück!');
  });

  it('knows who has a seat, who only watches, and who made the table', () => {
    expect(linesOf(told, [], en).map(({ name, seat, isHost }) => [name, seat, isHost])).toEqual([
      ['Ann', 0, true],
      ['Ben', 1, undefined],
      ['Cy', undefined, undefined],
    ]);
  });

  it('says in words what was erased, and of whom there is no name', () => {
    const whats = [
      { kind: 'said', seat: 0, name: '' },
      { kind: 'said', name: '' },
    ] as const;
    const lines = linesOf(
      whats.map((what, at) => ({ seq: at + 1, at: 0, what })),
      [],
      de,
    );
    expect(lines.map(({ name, text }) => `${name} ${text}`)).toEqual([
      'Jemand (gelöscht)',
      'Jemand (gelöscht)',
    ]);
  });

  it('is unread where others said it since', () => {
    const lines = linesOf(told, [], en);
    const unread = (after: number, you?: number) =>
      unreadIn(lines, after, you).map(({ seq }) => seq);
    expect(unread(0, 0)).toEqual([4, 5]);
    expect(unread(0, 1)).toEqual([2, 5]);
    expect(unread(4, 0)).toEqual([5]);
    expect(unread(5, 0)).toEqual([]);
    expect(unread(0)).toEqual([2, 4, 5]);
  });
});
