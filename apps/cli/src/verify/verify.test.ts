import { tmpdir } from 'node:os';
import { botNonce, commitmentTo, Playthrough, printRecord } from '@ochre/kernel';
import { stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../testing/files.ts';
import { ochre, startOchre } from '../testing/ochre.ts';
import { randomRecord } from '../testing/play.ts';

const write = testFolder();
const FINISHED = randomRecord('verify', 3);
const NONCES = ['mine', 'yours', botNonce(2, commitmentTo('s'))];
const RUNNING = randomRecord('verify', 3, { atMost: 60 });

/** The record with something else written in it; fails when nothing was changed. */
function tampered(from: RegExp, to: string): string {
  const text = FINISHED.replace(from, to);
  expect(text).not.toBe(FINISHED);
  return text;
}

const otherDice = (text: string): string =>
  text.replace(/ ; (\d)/, (_, face) => ` ; ${(Number(face) % 6) + 1}`);

describe('ochre verify', () => {
  it('finds everything true in a finished game', async () => {
    const path = write('finished.ochre', FINISHED);
    const { code, out } = await ochre('verify', path);
    expect(code).toBe(0);
    expect(out).toContain(`${path}: all of it is true.`);
    expect(out).toMatch(/✓ {2}moves +\d+ moves, each legal/);
    expect(out).toMatch(/✓ {2}dice +\d+ dice, each as it fell\n/);
    expect(out).not.toMatch(/[✗?]/);
  });

  it('and in one with expansions', async () => {
    const record = randomRecord('style', 5, { modules: ['style', 'huts'] });
    const { code, out } = await ochre('verify', write('style.ochre', record));
    expect([code, out]).toEqual([0, expect.stringContaining('all of it is true.')]);
  });

  it('and in one of a single player', async () => {
    const record = randomRecord('solo', 1, { variant: 'solo' });
    const { code, out } = await ochre('verify', write('solo.ochre', record));
    expect(code).toBe(0);
    expect(out).toMatch(/✓ {2}setup +1 player, solo\n/);
    expect(out).toMatch(/✓ {2}result +score -?\d+, not won\n/);
    const other = write('easier.ochre', record.replace('[Variant "solo"]\n', ''));
    expect((await ochre('verify', other)).code).toBe(1);
  });

  it('reads standard input, and other ends of lines', async () => {
    const { child, ran } = startOchre('verify', '-');
    child.stdin.end(`\uFEFF${FINISHED.replaceAll('\n', '\r\n')}`);
    expect((await ran).code).toBe(0);
  });

  it.each([
    ['format', () => tampered(/\[Format "1"\]/, '[Format "2"]'), /✗ {2}format +.*"2" is not known/],
    ['header', () => tampered(/\[Players/, '[Plyers'), /✗ {2}format +.*unknown header Plyers/],
    ['no moves', () => 'hello', /✗ {2}format/],
    [
      'rules version',
      () => tampered(/\[Rules ".*"\]/, '[Rules "0"]'),
      /✗ {2}rules +version "0" is/,
    ],
    ['game', () => tampered(/\[Game ".*"\]/, '[Game "go"]'), /✗ {2}rules +the game "go" is not/],
    ['setup', () => tampered(/\[Players "3"\]/, '[Players "9"]'), /✗ {2}setup +players: .*2 to 4/],
    [
      'commitment',
      () => tampered(/(\[Commitment ".*)."\]/, '$1x"]').replace(/x"\]/, '0"]'),
      /✗ {2}commitment +the secret in the record is not/,
    ],
    ['secret', () => tampered(/\[Secret ".*"\]/, '[Secret "x"]'), /✗ {2}commitment +the secret in/],
    ['nonces', () => tampered(/\[Result/, '[Nonces "a!"]\n[Result'), /✗ {2}nonces +nonces/],
    [
      'a move',
      () => tampered(/: place \w+ \d\n/, ': place hut 9\n'),
      /✗ {2}moves +move 1 \(\d: pla/,
    ],
    [
      'a garbled move',
      () => tampered(/: place \w+ \d\n/, ': plce\n'),
      /✗ {2}moves +move 1 .*not a move/,
    ],
    [
      'a player',
      () => tampered(/\n\n\d: /, '\n\n7: '),
      /✗ {2}moves +move 1 .*decision, not player 7/,
    ],
    ['one move more', () => `${FINISHED}0: place hunt 1\n`, /✗ {2}moves +move \d+ .*is over/],
    ['dice', () => otherDice(FINISHED), /✗ {2}dice +move \d+ \(.*\): .* is written, but .* fell/],
    [
      'dice from nowhere',
      () => tampered(/\n\n(.*)\n/, '\n\n$1 ; 6\n'),
      /✗ {2}dice .*but nothing fell/,
    ],
    [
      'scores',
      () => tampered(/\[Result "\d+/, '[Result "999'),
      /✗ {2}result +999 .* but the scores/,
    ],
    [
      'winners',
      () => tampered(/\[Winners ".*"\]/, '[Winners "0 1 2"]'),
      /✗ {2}result +winners 0 1 2/,
    ],
    [
      'an early result',
      () => `${FINISHED.trimEnd().replace(/\n.*$/, '')}\n`,
      /✗ {2}result .* not ove/,
    ],
  ])('finds a false %s', async (name, make, message) => {
    const { code, out } = await ochre('verify', write(`${name}.ochre`, make()));
    expect(out).toMatch(message);
    expect(out).toContain('it is not as it says.');
    expect(code).toBe(1);
  });

  it('goes on after false dice, but not after a false move', async () => {
    const dice = await ochre('verify', write('dice.ochre', otherDice(FINISHED)));
    expect(dice.out).toMatch(/✓ {2}moves[\s\S]*✗ {2}dice[\s\S]*✓ {2}result/);
    const moves = await ochre('verify', write('moves.ochre', `${FINISHED}0: starve\n`));
    expect(moves.out).toMatch(
      /✗ {2}moves[\s\S]*✓ {2}dice +until there, [\s\S]*\? {2}result +cannot/,
    );
  });

  it('tells whose nonces are in the dice', async () => {
    const alone = await ochre('verify', write('alone.ochre', FINISHED));
    expect(alone.out).toMatch(/✓ {2}nonces +no seat added one\n/);
    const table = new Playthrough(stoneAge, { players: 3 }, { secret: 's', nonces: NONCES });
    const record = printRecord({ ...table.record(), secret: 's' });
    const { out, code } = await ochre('verify', write('nonces.ochre', record));
    expect(out).toMatch(/✓ {2}nonces +seats 0 1 of their own; seat 2 the one that a bot adds\n/);
    expect(code).toBe(0);
  });

  it('says when dice are not written', async () => {
    const path = write('no-dice.ochre', FINISHED.replace(/ ; [\d ]+/g, ''));
    const { code, out } = await ochre('verify', path);
    expect(out).toMatch(/✓ {2}dice +(\d+) dice, each as it fell; \1 of them not written/);
    expect(code).toBe(0);
  });

  it('checks a running game for whoever knows its secret', async () => {
    const path = write('running.ochre', RUNNING);
    const blind = await ochre('verify', path);
    expect(blind.out).toMatch(/\? {2}commitment +the secret is not revealed/);
    expect(blind.out).toContain('not all of it can be checked.');
    expect(blind.code).toBe(1);
    const known = await ochre('verify', path, '--secret', 'verify');
    expect(known.out).toMatch(/✓ {2}result +none yet/);
    expect(known.code).toBe(0);
    const wrong = await ochre('verify', path, '--secret', 'other');
    expect(wrong.out).toMatch(/✗ {2}commitment +the secret that was given/);
    expect(wrong.code).toBe(1);
  });

  it.each([
    ['no/such/file.ochre', /no\/such\/file.ochre cannot be read: there is no such file/],
    [tmpdir(), /cannot be read: it is a folder/],
  ])('cannot read %s', async (path, message) => {
    const { code, out, err } = await ochre('verify', path);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });

  it('cannot read what is no text', async () => {
    const path = write('bytes.ochre', Buffer.from([0xff, 0x00]));
    const { code, err } = await ochre('verify', path);
    expect(code).toBe(2);
    expect(err).toBe(`ochre: ${path} cannot be read: it is not a text in UTF-8.\n`);
  });
});
