import { describe, expect, it } from 'vitest';
import { toAscii } from './ascii.ts';
import { beside, frame, inColumns, rule } from './layout.ts';
import { displayWidth } from './width.ts';

describe('blocks of lines', () => {
  it('a frame has exactly its width', () => {
    const lines = frame('card1', ['7 food', 'a line that is much too long'], 15, 'Y');
    expect(lines).toEqual([
      '╭─ card1 ─────╮',
      '│ 7 food      │',
      '│ a line that…│',
      '╰─ Y ─────────╯',
    ]);
    expect(lines.map(toAscii)[0]).toBe('+- card1 -----+');
  });

  it('a frame gives a long heading all the room there is', () => {
    expect(frame('13 building1', [], 15)[0]).toBe('╭13 building1─╮');
    expect(frame('13 building1', [], 12)[0]).toBe('╭13 buildi…╮');
  });

  it('a rule has a heading and fills the width', () => {
    expect(displayWidth(rule('Round 3', 40))).toBe(40);
    expect(rule('', 3)).toBe('───');
  });

  it('blocks stand next to each other, whatever their heights', () => {
    const blocks = [
      { lines: ['a', 'b'], width: 3 },
      { lines: ['c'], width: 2 },
    ];
    expect(beside(blocks)).toEqual(['a  c ', 'b    ']);
  });

  it('short texts run downwards in columns', () => {
    expect(inColumns(['1', '2', '3', '4', '5'], 7)).toEqual(['1  3  5', '2  4']);
    expect(inColumns(['wide text', 'x'], 5)).toEqual(['wide text', 'x']);
  });
});
