import { displayWidth, inkOf, type Look, NO_INK, toAscii, withoutInk } from '@ochre/terminal';
import { LANGUAGES } from '@ochre/words';
import { describe, expect, it } from 'vitest';
import { choicesOf } from '../choices.ts';
import { wordsIn } from '../in-words.ts';
import { terminalIn } from '../index.ts';
import { lookOf, TestTable } from '../testing/table.ts';

/** A look with the numbers of the squares that can be chosen now. */
function lookAt(table: TestTable, changes: Partial<Look> = {}): Look {
  const terminal = terminalIn('en');
  const choices = terminal.choices(table.moment, table.legal);
  const numbers = terminal.numbersOnBoard(table.moment, choices);
  return lookOf(table.moment.view.players.length, { numbers, ...changes });
}

const boardOf = (table: TestTable, look: Look, rows: number, language: 'en' | 'es' | 'de' = 'en') =>
  terminalIn(language).board(table.moment, look, { rows, most: rows });

const inAscii = (lines: readonly string[]): string => lines.map(toAscii).join('\n');

describe('the board in 80 columns', () => {
  it('before the first tile is laid', () => {
    const table = new TestTable({ players: 2, rig: { tiles: ['U'], firstPlayer: 0 } });
    expect(inAscii(boardOf(table, lookAt(table), 20))).toMatchInlineSnapshot(`
      "-- Turn 1 | 70 tiles face down -------------------------------------------------
      Tile U                           -1     >0      1
        r0      r1
      ....... ...|...             -1
      ------- ...|...
      ....... ...|...                |     |.#####.|     |
                                 > 0    1   -------   2
                    pts end men      |     |.......|     |
      >Y You          0   0   7             |     |
       H Heron        0   0   7    1           3
                                            |     |"
    `);
  });

  it('numbers what can be claimed, and says who is where', () => {
    const rig = { tiles: ['K', 'E', 'N', 'A'], firstPlayer: 0 };
    const table = new TestTable({ players: 2, rig })
      .move('lay 1,0 r0')
      .move('claim road w')
      .move('lay 0,-1 r2')
      .move('claim field nnw')
      .move('lay 1,-1 r2');
    expect(inAscii(boardOf(table, lookAt(table), 20))).toMatchInlineSnapshot(`
      "-- Turn 3 | 68 tiles face down -------------------------------------------------
      Tile N, just laid                -1      0     >1      2
      ............#
      .........####               -2
      .......######
      ...#####1####                         .............#
      .############              >-1        ...H.......###
                                            .#####..######
                    pts end men             .#####..#####.
      >Y You          0   2   6    0        ---------Y+...
       H Heron        0   3   6             ..........|...

                                   1
      "
    `);
  });

  it('shows the surroundings of the last tile, and tells of squares beyond', () => {
    const rig = { tiles: Array.from({ length: 8 }, () => 'U'), firstPlayer: 0 };
    const table = new TestTable({ players: 2, rig });
    for (let x = 1; x < 8; x++) table.move(`lay ${x},0 r0`).move('claim none');
    const text = inAscii(boardOf(table, lookAt(table), 10));
    expect(text).toMatch(/ >7 /);
    expect(text).not.toMatch(/ 0 +1 +2 /);
    expect(text).toMatch(/Beyond the map: \d+ \(-?\d+,-?\d+\)/);
  });

  it('frames the square that was chosen, while it is asked how the tile lies there', () => {
    const table = new TestTable({ players: 2, rig: { tiles: ['E'], firstPlayer: 0 } });
    const look = lookOf(2, { chosen: '0,1' });
    const lines = boardOf(table, look, 20).map(toAscii);
    const at = lines.findIndex((line) => /^ {2,}1 +\?$|>? *1 {2,}\?$/.test(line.slice(26)));
    expect(lines[at - 1]).toMatch(/\+- {3}-\+$/);
    expect(lines[at + 1]).toMatch(/\+- {3}-\+$/);
    const coloured = boardOf(table, { ...look, ink: inkOf(8) }, 20);
    expect(coloured.map(withoutInk).map(toAscii)).toEqual(lines);
    expect(coloured[at]).toContain(inkOf(8).lit('   ?'));
  });

  it('goes to the square that was chosen, where the map had no room for it', () => {
    const rig = { tiles: Array.from({ length: 8 }, () => 'U'), firstPlayer: 0 };
    const table = new TestTable({ players: 2, rig });
    for (let x = 1; x < 8; x++) table.move(`lay ${x},0 r0`).move('claim none');
    expect(inAscii(boardOf(table, lookAt(table), 10))).not.toContain('?');
    expect(inAscii(boardOf(table, lookOf(2, { chosen: '-1,0' }), 10))).toMatch(/ 0 {4}\? /);
  });

  it('says by number what would complete something, and for whom', () => {
    const rig = { tiles: ['E'], firstPlayer: 0 };
    const free = new TestTable({ players: 2, rig });
    expect(inAscii(boardOf(free, lookAt(free), 20))).toMatch(
      /Completes: \d r2 city \+4, unclaimed/,
    );
  });

  it('crosses out a square that nothing fits any more', () => {
    const table = new TestTable({ players: 2 }, 'dead').playOn(120);
    expect(boardOf(table, lookAt(table, { width: 250 }), 200).join('\n')).toContain('×');
  });
});

describe('the board on any terminal', () => {
  it.each([{ players: 2 }, { players: 5, modules: ['shrine'] }])(
    'never exceeds its width or its rows: %j',
    (request) => {
      let seen = 0;
      new TestTable(request).playOn(undefined, (table) => {
        if (seen++ % 29 > 0) return;
        for (const [width, rows] of [
          [40, 30],
          [60, 20],
          [80, 18],
          [80, 22],
          [160, 46],
        ] as const) {
          const lines = boardOf(table, lookAt(table, { width, ink: inkOf(8) }), rows);
          expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(width);
          expect(lines.length).toBeLessThanOrEqual(rows);
          expect(lines.join('')).not.toMatch(/undefined|NaN/);
        }
      });
    },
  );

  it('says the same with and without colours', () => {
    const table = new TestTable({ players: 3 }).playOn(60);
    const picture = (ink: Look['ink']): string[] => boardOf(table, lookAt(table, { ink }), 22);
    expect(picture(inkOf(8))).not.toEqual(picture(NO_INK));
    expect(picture(inkOf(8)).map(withoutInk)).toEqual(picture(NO_INK));
  });

  it('has a number for every square that can be chosen', () => {
    const table = new TestTable({ players: 2 }).playOn(70);
    if (table.state.phase === 'claim') table.move('claim none');
    const text = boardOf(table, lookAt(table, { width: 250 }), 200).join('\n');
    const choices = choicesOf(table.moment, table.legal, wordsIn('en'));
    for (const number of choices.keys()) expect(text).toMatch(new RegExp(`\\s${number + 1}\\s`));
  });
});

describe.each(LANGUAGES)('line by line, in %s', (language) => {
  it('the board tells of every player, tile and follower, and of the tile in hand', () => {
    const table = new TestTable({ players: 2, modules: ['shrine'] }).playOn(90);
    const { view } = table.moment;
    const look = lookOf(2, { width: 400 });
    const lines = terminalIn(language).plainBoard(table.moment, look);
    expect(lines.length).toBeGreaterThan(view.board.length + view.players.length);
    for (const { x, y, tile } of view.board) {
      expect(
        lines.some((line) => line.startsWith(`${x},${y}: `) && line.includes(` ${tile},`)),
      ).toBe(true);
    }
    expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
    expect(lines.at(-1)).toContain(` ${view.tile}: `);
  });
});
