import { describe, expect, it } from 'vitest';
import { inkOf } from './ink.ts';
import { cut, displayWidth, left, right, wrap, wrapParts } from './width.ts';

const ink = inkOf(8);

describe('the width of a text on a terminal', () => {
  it('is one column for letters, signs of the game and combined letters', () => {
    expect(displayWidth('forest')).toBe(6);
    expect(displayWidth('÷3 ○○ ▸ ─')).toBe(9);
    expect(displayWidth('e\u0301')).toBe(1);
  });

  it('is two columns for wide letters and emoji', () => {
    expect(displayWidth('日本')).toBe(4);
    expect(displayWidth('🔥')).toBe(2);
  });

  it('does not count colours', () => {
    expect(displayWidth(ink.lit('12'))).toBe(2);
  });
});

describe('cutting and filling up', () => {
  it('ends in … and never exceeds the width', () => {
    expect(cut('toolmaker', 6)).toBe('toolm…');
    expect(cut('日本語', 4)).toBe('日…');
    expect(cut('abc', 0)).toBe('');
  });

  it('keeps the colours of what is left', () => {
    const text = cut(`${ink.lit('12345')} and more`, 4);
    expect(displayWidth(text)).toBe(4);
    expect(text.endsWith('\u001b[0m')).toBe(true);
  });

  it('fills up before or behind', () => {
    expect(left('ab', 4)).toBe('ab  ');
    expect(right('ab', 4)).toBe('  ab');
    expect(displayWidth(left(ink.faint('ab'), 4))).toBe(4);
  });
});

describe('wrapping', () => {
  it('breaks between words and indents what follows', () => {
    expect(wrap('You put 3 on the forest', 12, '  ')).toEqual(['You put 3 on', '  the forest']);
  });

  it('keeps the spaces a line begins with', () => {
    expect(wrap('    total  24', 40)).toEqual(['    total  24']);
  });

  it('breaks a word that is too long, and loses nothing of it', () => {
    expect(wrap('in /a/long/path now', 8)).toEqual(['in', '/a/long/', 'path', 'now']);
  });
});

it('keeps parts whole where lines are broken', () => {
  expect(wrapParts(['one two', 'three', 'four'], ' · ', 16, '  ')).toEqual([
    'one two · three',
    '  four',
  ]);
  expect(wrapParts([], ' · ', 16)).toEqual([]);
});
