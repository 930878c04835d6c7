import { Refused, randomFrom } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { CLAIMS } from './action.ts';
import { carcassonne } from './game.ts';
import { TestTable } from './testing/test-table.ts';

const refusalOf = (text: string): Refused => {
  try {
    carcassonne.parse(text);
  } catch (error) {
    if (error instanceof Refused) return error;
  }
  throw new Error(`${JSON.stringify(text)} was read`);
};

describe('moves as text', () => {
  it.each([
    'lay 1,-2 r3',
    'lay 0,0 r0',
    'lay -76,76 r1',
    'lay 99999,-123456789012345 r1',
    ...CLAIMS.map(({ on }) => `claim ${on}`),
  ])('reads and writes %s', (text) => {
    expect(carcassonne.print(carcassonne.parse(text))).toBe(text);
    expect(carcassonne.print(carcassonne.parse(`  ${text.toUpperCase()} `))).toBe(text);
  });

  it.each([
    ['', 'A move is expected'],
    ['place forest 2', 'A move is expected'],
    ['lay', 'the square is x,y'],
    ['lay 1 r0', 'the square is x,y'],
    ['lay 1,x r0', 'the square is x,y'],
    ['lay 01,2 r0', 'the square is x,y'],
    ['lay -0,2 r0', 'the square is x,y'],
    ['lay 1.5,2 r0', 'the square is x,y'],
    ['lay 1e3,2 r0', 'the square is x,y'],
    ['lay 1234567890123456,2 r0', 'the square is x,y'],
    ['lay 1,2', 'r0, r1, r2, r3'],
    ['lay 1,2 r4', 'r0, r1, r2, r3'],
    ['lay 1,2 3', 'r0, r1, r2, r3'],
    ['lay 1,2 r0 r1', 'nothing after it'],
    ['claim', 'city, road or field with a side'],
    ['claim castle', 'city, road or field with a side'],
    ['claim city', 'a side is expected: n, e, s, w'],
    ['claim city nnw', 'a side is expected: n, e, s, w'],
    ['claim road x', 'a side is expected: n, e, s, w'],
    ['claim field n', 'a half-side is expected: nnw'],
    ['claim cloister n', 'city, road or field with a side'],
  ])('refuses %j in words', (text, words) => {
    const { code, message } = refusalOf(text);
    expect(code).toBe('bad-move');
    expect(message).toContain(words);
  });

  it('survives garbage', () => {
    const random = randomFrom('garbage');
    const letters = 'laycim 0123,-rnesw\u0000\n\u{1f600}';
    for (let count = 0; count < 3000; count++) {
      const text = Array.from(
        { length: random.below(24) },
        () => letters[random.below(letters.length)],
      ).join('');
      try {
        carcassonne.parse(text);
      } catch (error) {
        expect(error).toBeInstanceOf(Refused);
      }
    }
  });

  it('a square far away is no place for a tile, and is told so', () => {
    const table = new TestTable(['U']);
    for (const square of [
      '9999,0',
      '123456789012345,0',
      '2147483648,-4294967296',
      '77,0',
      '-9999,-9999',
      '32,16',
      '0,16',
    ]) {
      expect(table.refusal(`lay ${square} r0`).message).toContain('No tile lies next to');
    }
  });
});
