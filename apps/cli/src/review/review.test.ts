import type { Moment } from '@ochre/search/review';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../testing/files.ts';
import { ochre } from '../testing/ochre.ts';
import { randomRecord } from '../testing/play.ts';

const write = testFolder();
const game = write('pebbles.ochre', randomRecord('review', 2, { game: 'pebbles' }));
const another = write('another.ochre', randomRecord('another', 2, { game: 'pebbles' }));
const ofThree = write('three.ochre', randomRecord('three', 3, { game: 'pebbles' }));
const running = write('running.ochre', randomRecord('review', 2, { game: 'pebbles', atMost: 3 }));
const unrevealed = write(
  'unrevealed.ochre',
  randomRecord('review', 2, { game: 'pebbles' }).replace(/\[Secret .*\n/, ''),
);
const damaged = write(
  'damaged.ochre',
  randomRecord('review', 2, { game: 'pebbles' }).replace(/take \d(\n.*)$/, 'take 9$1'),
);

describe('ochre review', () => {
  it('tells the ledger, the worst decisions and the luck of a game', async () => {
    const { code, out, err } = await ochre('review', game);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^pebbles, 2 players, \d+ moves\nJudged by heap, version 1\.\n/);
    expect(out).toMatch(/\nLuck .*Player 0.*; .* cost Player 0 .*\.\nLuck .*Player 1/);
    expect(out).toMatch(/\nChances of winning +Player 0 +Player 1\nBefore the draw +50% +50%\n/);
    expect(out).toMatch(/\nPoints +Player 0 +Player 1\n/);
    expect(out).toMatch(/\nThe decisions that cost most:\n1\. Move \d+, Player \d: \w+, cost \d+%/);
    expect(out).toMatch(/\n +better +\d+% {2}(take \d|roll)/);
    expect(out).toMatch(/\nThe luckiest moments:\n/);
    expect(out).toMatch(/\nThe unluckiest moments:\n *-\d+% {2}Move \d+, Player \d: /);
    expect(out).not.toMatch(/undefined|NaN/);
  });

  it('tells of one seat', async () => {
    const { out } = await ochre('review', game, '--seat', '1');
    const worst = out.slice(out.indexOf('The decisions'), out.indexOf('The luckiest'));
    expect(worst).toMatch(/Player 1: /);
    expect(worst).not.toMatch(/Move \d+, Player 0/);
  });

  it('looks at luck alone', async () => {
    const { code, out } = await ochre('review', game, '--depth', 'luck');
    expect(code).toBe(0);
    // What was not looked for is not told to be nothing.
    expect(out).not.toMatch(/The decisions|Own mistakes|Gifts|Much is unexplained/);
    expect(out).toMatch(/\nUnexplained +/);
  });

  it.each([
    ['de', /\nSiegchancen +Spieler 0 +Spieler 1\nVor der Ziehung +50 % +50 %\n/],
    ['es', /\nProbabilidad de ganar +Jugador 0 +Jugador 1\nAntes del sorteo +50 % +50 %\n/],
  ])('tells in %s', async (language, ledger) => {
    const { code, out } = await ochre('review', game, '--lang', language);
    expect(code).toBe(0);
    expect(out).toMatch(ledger);
    expect(out).not.toMatch(/Move|undefined|NaN/);
  });

  it('prints one JSON object', async () => {
    const { out } = await ochre('review', game, '--json', '--depth', 'quick');
    const { judge, depth, moments, ledger } = JSON.parse(out);
    expect([judge, depth]).toEqual([{ name: 'heap', version: '1' }, 'quick']);
    expect(ledger.result.shares).toHaveLength(2);
    expect(moments[0]).toMatchObject({ at: 0, player: 0 });
  });

  it('prints the decisions and the luck of one seat', async () => {
    const { out } = await ochre('review', game, '--json', '--depth', 'quick', '--seat', '1');
    const { seat, moments }: { seat: number; moments: Moment[] } = JSON.parse(out);
    expect(seat).toBe(1);
    const chosen = moments.filter(({ choice }) => choice !== undefined);
    expect(new Set(chosen.map(({ player }) => player))).toEqual(new Set([1]));
    expect(moments.some(({ player }) => player === 0)).toBe(true);
    expect(moments.every(({ player, ways }) => player === 1 || ways > 1)).toBe(true);
    const both = await ochre('review', game, another, '--json', '--depth', 'luck', '--seat', '1');
    expect(JSON.parse(both.out).career).toHaveLength(1);
  });

  it('tells the mean of several games, as played and without luck', async () => {
    const { code, out } = await ochre('review', game, another, '--depth', 'luck');
    expect(code).toBe(0);
    expect(out).toMatch(/^Mean of 2 games, with 95% intervals:\n +As played +Without luck\n/);
    expect(out).toMatch(/\nPlayer 1 +\d+% \(-?\d+% – \d+%\) +-?\d+% \(-?\d+% – \d+%\)\n$/);
    const json = JSON.parse((await ochre('review', game, another, '--json')).out);
    expect(json.career).toHaveLength(2);
    expect(json.reviews).toHaveLength(2);
  });

  it.each([
    [
      [running],
      /running\.ochre: record: the game is not over: only a finished one can be reviewed/,
    ],
    [[unrevealed], /unrevealed\.ochre: record Secret: it is missing/],
    [[game, damaged], /damaged\.ochre: record move \d+ \(.*\): /],
    [[game, ofThree], /three\.ochre is of another game or number of players than .*pebbles\.ochre/],
    [[game, '--seat', '2'], /--seat: .*0 to 1/],
    [
      [game, '--depth', 'dep'],
      /--depth: "dep" is not known\. .*Allowed: luck, quick, normal, deep/,
    ],
    [['nowhere.ochre'], /nowhere\.ochre cannot be read: there is no such file/],
    [[], /FILE… is missing/],
  ])('refuses %j with a reason', async (words, reason) => {
    const { code, out, err } = await ochre('review', ...words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(reason);
  });
});
