import { describe, expect, it } from 'vitest';
import { terminalIn } from './index.ts';

/** Commas are spaces before the game sees a line. */
describe('what people type', () => {
  it.each([
    ['en', 'lay 1 -2 r3', 'lay 1,-2 r3'],
    ['en', '1 -2 r3', '1,-2 r3'],
    ['en', '1 -2', '1,-2'],
    ['en', '-1 2', '-1,2'],
    ['en', 'why lay 0 0 r1', 'why lay 0,0 r1'],
    ['en', 'why 0 0', 'why 0,0'],
    ['en', 'l 3 4', 'l 3,4'],
    ['en', '7 2', '7 2'],
    ['en', 'claim city n', 'claim city n'],
    ['de', 'Stadt o', 'city e'],
    ['de', 'claim strasse w', 'claim road w'],
    ['de', 'Straße O', 'road e'],
    ['de', 'wiese ono', 'field ene'],
    ['de', 'claim city e', 'claim city e'],
    ['de', 'Kultstatte', 'shrine'],
    ['de', 'keinen', 'none'],
    ['es', 'ciudad o', 'city w'],
    ['es', 'prado ono', 'field wnw'],
    ['es', 'monasterio', 'cloister'],
    ['es', 'ninguno', 'none'],
  ] as const)('in %s, "%s" is %s', (language, line, meant) => {
    expect(terminalIn(language).tidied(line)).toBe(meant);
  });

  it.each([
    ['1,-2', 'lay', 'lay 1,-2 r0'],
    ['1,-2 r3', 'claim', 'lay 1,-2 r3'],
    ['lay 1,-2', 'lay', 'lay 1,-2 r0'],
    ['l 1,-2', 'lay', 'lay 1,-2 r0'],
    ['city n', 'lay', 'claim city n'],
    ['f nne', 'claim', 'claim field nne'],
    ['shr', 'claim', 'claim shrine'],
    ['none', 'claim', 'claim none'],
    ['xyzzy', 'lay', 'xyzzy'],
  ])('"%s", asked to %s, is written out as %s', (text, asked, move) => {
    expect(terminalIn('en').spelledOut(text, asked)).toBe(move);
  });
});
