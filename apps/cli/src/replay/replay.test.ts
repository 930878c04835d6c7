import { parseRecord, replay } from '@ochre/kernel';
import { stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../testing/files.ts';
import { ochre, startOchre } from '../testing/ochre.ts';
import { randomRecord } from '../testing/play.ts';

const write = testFolder();
const FINISHED = randomRecord('replay', 3);
const RUNNING = randomRecord('replay', 3, { atMost: 60 });
const finished = write('finished.ochre', FINISHED);
const running = write('running.ochre', RUNNING);
const { state } = replay(stoneAge, parseRecord(FINISHED));

describe('ochre replay', () => {
  it('tells every move and the final scores', async () => {
    const { code, out, err } = await ochre('replay', finished);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^stone-age, 3 players, [\d,]+ moves\n\n1\. {2}\d: place /);
    expect(out).toMatch(/\n {4}Player \d builds /);
    expect(out).toMatch(/\n {4}The game ends: /);
    expect(out).toMatch(/\nFinal scores:\n +Total +Score track +Culture .*\nPlayer \d +\d+/);
    expect(out).toMatch(/ {2}(wins|shares the victory)\n/);
    expect(out.match(/^\d+\. /gm)).toHaveLength(parseRecord(FINISHED).moves.length);
  });

  it('tells a game with expansions', async () => {
    const record = randomRecord('style', 5, { modules: ['style', 'huts'] });
    const { code, out } = await ochre('replay', write('style.ochre', record));
    expect(code).toBe(0);
    expect(out).toMatch(/^stone-age, 5 players, style, huts, [\d,]+ moves\n/);
    expect(out).toMatch(/ on the merchant track\.\n/);
    expect(out).toMatch(/ Traders /);
    expect(out).not.toMatch(/undefined|NaN/);
  });

  it('tells a game of one, and what its score is called', async () => {
    const record = randomRecord('solo', 1, { variant: 'solo' });
    const { code, out } = await ochre('replay', write('solo.ochre', record));
    expect(code).toBe(0);
    expect(out).toMatch(/^stone-age, 1 player, solo, \d+ moves\n/);
    expect(out).toMatch(/\n {4}The player adds \d+ food to the hunting grounds\.\n/);
    expect(out).toMatch(/\n {4}The elder moves on: [A-Z][a-z ]+\.\n/);
    expect(out).toMatch(/\n {4}Turn 2\.\n/);
    expect(out).toMatch(/\nFinal score:\nScore track +-?\d+\n/);
    expect(out).toMatch(/\nTotal +-?\d+\nIt is a defeat\.\n$/);
    expect(out).not.toMatch(/undefined|NaN|Player 0|Round/);
    const part = await ochre('replay', write('solo.ochre', record), '--to', '20');
    expect(part.out).toMatch(/\nScore if the game ended now:\nTotal +-?\d+\n$/);
  });

  it.each([
    [
      'es',
      /^stone-age, 3 jugadores, [\d.]+ jugadas\n/,
      /\nPuntuación final:\n +Total +Marcador .*\nJugador \d/,
    ],
    [
      'de',
      /^stone-age, 3 Spieler, [\d.]+ Züge\n/,
      /\nEndstand:\n +Gesamt +Punkteleiste .*\nSpieler \d/,
    ],
  ])('tells in %s', async (language, heading, end) => {
    const { code, out } = await ochre('replay', finished, '--lang', language);
    expect(code).toBe(0);
    expect(out).toMatch(heading);
    expect(out).toMatch(end);
    expect(out).not.toMatch(/Player|undefined|NaN/);
  });

  it('prints only the scores with --quiet', async () => {
    const { code, out } = await ochre('replay', finished, '--quiet');
    expect(code).toBe(0);
    expect(out).toMatch(/^Final scores:\n/);
    expect(out.trimEnd().split('\n')).toHaveLength(5);
  });

  it('prints the last snapshot with --json, or that after some moves', async () => {
    const last = await ochre('replay', finished, '--json');
    expect(JSON.parse(last.out)).toEqual(stoneAge.view(state, 'all'));
    const start = await ochre('replay', finished, '--json', '--to', '0');
    expect(JSON.parse(start.out)).toMatchObject({ round: 1, phase: 'place', places: {} });
  });

  it('stops after some moves', async () => {
    const { code, out } = await ochre('replay', finished, '--to', '7');
    expect(code).toBe(0);
    expect(out.match(/^\d+\. /gm)).toHaveLength(7);
    expect(out).toContain('Scores if the game ended now:');
  });

  it('needs the secret of a running game', async () => {
    const blind = await ochre('replay', running);
    expect(blind.code).toBe(2);
    expect(blind.err).toMatch(/the game still runs, so its secret is needed: --secret TEXT/);
    expect((await ochre('replay', running, '--secret', 'replay')).code).toBe(0);
    const wrong = await ochre('replay', running, '--secret', 'other');
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringMatching(/does not match/)]);
  });

  it('reads standard input', async () => {
    const { child, ran } = startOchre('replay', '-', '--quiet');
    child.stdin.end(FINISHED);
    expect((await ran).out).toMatch(/^Final scores:/);
  });

  it.each([
    ['dice', FINISHED.replace(/ ; \d/, ' ; 9'), /move \d+ .* dice 9.* are written, but/],
    ['a move', FINISHED.replace(/place \w+ \d/, 'place hut 9'), /move 1 .*B3\.3/],
    ['the result', FINISHED.replace(/\[Result "\d+/, '[Result "999'), /scores 999 .* are written/],
    ['the commitment', FINISHED.replace(/(\[Commitment ")......../, '$100000000'), /not match/],
    ['the secret', FINISHED.replace(/\[Secret "/, '[Secret "x'), /not match/],
    ['the rules version', FINISHED.replace(/\[Rules "/, '[Rules "x'), /rules version "x.*only/],
    ['the format', FINISHED.replace(/\[Format "1/, '[Format "9'), /is not a game record: .*"9/],
    ['the game', FINISHED.replace(/\[Game "/, '[Game "x'), /the game "xstone-age" is not known/],
    ['everything', 'hello', /is not a game record: record line 1/],
  ])('refuses a record in which %s is false', async (name, text, message) => {
    const { code, err } = await ochre('replay', write(`${name}.ochre`, text));
    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(err.trimEnd()).not.toContain('\n');
  });

  it.each([
    [['replay'], /FILE is missing/],
    [['replay', 'a', 'b'], /"b" is one word too many/],
    [['replay', 'no-such.ochre'], /no-such.ochre cannot be read: there is no such file/],
    [['replay', finished, '--to', '99999'], /--to: a whole number from 0 to \d+ is expected/],
    [['replay', finished, '--to', '-1'], /--to needs a value/],
    [['replay', finished, '--too', '1'], /--too is not an option here. Did you mean "--to"\?/],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await ochre(...args);
    expect([code, err]).toEqual([2, expect.stringMatching(message)]);
  });
});
