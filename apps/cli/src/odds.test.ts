import { toolsNeeded, yieldOdds } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';

/** What `--json` prints, as far as it is looked into here. */
interface Answer {
  readonly mean: { readonly withoutTools: number; readonly withTools: number };
  readonly rows: readonly Row[];
}
interface Row {
  readonly goods: number;
  readonly withoutTools: Chances;
  readonly withTools: Chances;
  readonly takes: readonly {
    readonly tools: readonly number[];
    readonly oneUse: readonly number[];
    readonly chance: number;
  }[];
}
interface Chances {
  readonly exactly: number;
  readonly atLeast: number;
}

import { ochre } from './testing/ochre.ts';

async function asked(...args: readonly string[]): Promise<Answer> {
  const { code, out, err } = await ochre('odds', ...args, '--json');
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as Answer;
}

const rowOf = ({ rows }: Answer, goods: number) => rows.find((row) => row.goods === goods)!;

describe('ochre odds', () => {
  it('prints a table without tools', async () => {
    const { code, out } = await ochre('odds', 'river', '1');
    expect(code).toBe(0);
    expect(out).toBe(`\
River: 1 die ÷6 for gold

gold   exactly  at least
   0    83.3 %     100 %
   1    16.7 %    16.7 %

On average 0.17 gold.
`);
  });

  it('and with them', async () => {
    const { out } = await ochre('odds', 'claypit', '1', '--tools', '2,1', '--one-use', '3');
    expect(out).toBe(`\
Clay pit: 1 die ÷4 for clay; tools 2, 1; one-use o3

           without tools          with tools
clay   exactly  at least   exactly  at least
   0    50.0 %     100 %       0 %     100 %
   1    50.0 %    50.0 %    16.7 %     100 %
   2       0 %       0 %    66.7 %    83.3 %
   3       0 %       0 %    16.7 %    16.7 %

On average 0.50 clay, with tools 2.00.

The tools that it takes for at least so many, and how often:
   1   none 50.0 %      +1 16.7 %        +2 16.7 %        +2+1 16.7 %
   2   +2 16.7 %        +2+1 16.7 %      +1+o3 16.7 %     +2+o3 16.7 %
       +2+1+o3 16.7 %
   3   +2+1+o3 16.7 %
`);
  });

  it.each([
    'hunt 10 --tools 4,4,4 --one-use 2,3,4',
    'D04 3 --tools 1,2,4 --one-use 4,3,2',
    'hunt 10',
  ])('fits a terminal: %s', async (words) => {
    const { out } = await ochre('odds', ...words.split(' '));
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(out).not.toMatch(/ $/m);
  });

  it('does not call impossible what is rare', async () => {
    const { out } = await ochre('odds', 'hunt', '10');
    expect(out).toMatch(/^ {2}30 +<0\.1 % +<0\.1 %$/m);
    expect(out).toMatch(/^ {3}6 +<0\.1 % +>99\.9 %$/m);
  });

  it.each([
    ['hunt', 'food', 2],
    ['forest', 'wood', 3],
    ['claypit', 'clay', 4],
    ['quarry', 'stone', 5],
    ['river', 'gold', 6],
    ['D04', 'wood', 2],
    ['D05', 'wood', 2],
    ['d06', 'gold', 5],
  ])('knows %s: %s ÷%i', async (place, good, divisor) => {
    expect(await asked(place, '2')).toMatchObject({ good, divisor, dice: 2 });
  });

  it('B3.3: says when there is no room for so many', async () => {
    const note = /^\(No more than (\d) people find room there\.\)$/m;
    expect((await ochre('odds', 'forest', '8')).out).toMatch(note);
    expect(note.exec((await ochre('odds', 'D06', '4')).out)?.[1]).toBe('3');
    for (const few of [
      ['forest', '7'],
      ['hunt', '10'],
      ['D06', '3'],
    ]) {
      expect((await ochre('odds', ...few)).out).not.toMatch(note);
    }
  });
});

describe('ochre odds --json', () => {
  it('is one object, with chances that add up', async () => {
    const answer = await asked('forest', '3', '--tools', '2,1');
    expect(answer).toMatchObject({ place: 'forest', dice: 3, tools: [2, 1], oneUse: [] });
    expect(answer.rows.map(({ goods }) => goods)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const which of ['withoutTools', 'withTools'] as const) {
      const mean = answer.rows.reduce((sum, row) => sum + row.goods * row[which].exactly, 0);
      expect(answer.mean[which]).toBeCloseTo(mean, 9);
      expect(answer.rows[0]![which].atLeast).toBe(1);
    }
    for (const { withTools, takes } of answer.rows) {
      const reached = takes.reduce((sum, { chance }) => sum + chance, 0);
      expect(reached).toBeCloseTo(withTools.atLeast, 9);
    }
  });

  it('takes the lowest tools that do', async () => {
    const answer = await asked('quarry', '4', '--tools', '3,2,2');
    const odds = yieldOdds(4, 5, [3, 2, 2]);
    for (const { goods, takes } of answer.rows) {
      const sums = (all: readonly { tools: readonly number[]; chance: number }[]) =>
        all.map(({ tools, chance }) => [
          tools.reduce((sum, value) => sum + value, 0),
          chance.toFixed(9),
        ]);
      expect(sums(takes)).toEqual(sums(toolsNeeded(odds, goods)));
    }
  });

  it('B5.4: spends one-use tools last', async () => {
    // With a 1 or a 2 the one-use 3 would do, but so does the 4.
    const kept = await asked('forest', '1', '--tools', '4', '--one-use', '3');
    expect(rowOf(kept, 1).takes.map(({ tools, oneUse }) => [tools, oneUse])).toEqual([
      [[], []],
      [[4], []],
    ]);
    // Two tools rather than the one-use tool of the same value.
    const both = await asked('river', '1', '--tools', '2,1', '--one-use', '3');
    expect(rowOf(both, 1).takes).toContainEqual({
      tools: [2, 1],
      oneUse: [],
      chance: expect.closeTo(1 / 6, 9),
    });
  });
});

describe('ochre odds refuses', () => {
  it.each([
    [
      ['forst', '3'],
      '"forst" is not a place to roll for resources. Did you mean "forest"? Places: hunt',
    ],
    [
      ['gold', '3'],
      '"gold" is not a place to roll for resources. Places: hunt (food), forest (wood), ',
    ],
    [['hut', '2'], '"hut" is not a place to roll for resources. Did you mean "hunt"?'],
    [[], 'PLACE is missing.'],
    [['forest'], 'N is missing.'],
    [['forest', '0'], 'N: a whole number from 1 to 10 is expected, not "0".'],
    [['forest', '11'], 'N: a whole number from 1 to 10 is expected, not "11".'],
    [['forest', 'x'], 'N: a whole number from 1 to 10 is expected, not "x".'],
    [['forest', '3', '4'], '"4" is one word too many: PLACE N alone is expected.'],
    [['forest', '3', '--tools', '5'], '--tools: a whole number from 1 to 4 is expected, not "5".'],
    [['forest', '3', '--tools', '1,1,1,1'], '--tools: at most 3 values are expected, one for'],
    [['forest', '3', '--tools'], '--tools needs a value.'],
    [['forest', '3', '--one-use', '1'], '--one-use: a whole number from 2 to 4 is expected'],
    [
      ['forest', '3', '--one-use', '2,3,2'],
      '--one-use: 2 is given twice; there is one of each: 2, 3, 4.',
    ],
  ])('%j', async (args, message) => {
    const { code, out, err } = await ochre('odds', ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err.startsWith(`ochre: ${message}`)).toBe(true);
    expect(err.split('\n')).toHaveLength(2);
  });
});
