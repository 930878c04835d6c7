import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRecord, replay } from '@ochre/kernel';
import { stoneAge } from '@ochre/stone-age/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { type Ran, startOchre } from '../testing/ochre.ts';

const folder = mkdtempSync(join(tmpdir(), 'ochre-play-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Plays over a pipe; the input ends behind the lines. */
function played(lines: readonly string[], ...args: string[]): Promise<Ran> {
  const { child, ran } = startOchre('play', ...args);
  // Whoever quits does not read to the end.
  child.stdin.on('error', () => undefined);
  child.stdin.end(`${lines.join('\n')}\n`);
  return ran;
}

const ones = (count: number): string[] => Array.from({ length: count }, () => '1');
const SEATS = ['--plain', '--seats', 'me,greedy', '--seed', 'x'];

describe('ochre play', () => {
  it('without a terminal tells how to play, and that is no error', async () => {
    const { code, out } = await played([]);
    expect(code).toBe(0);
    expect(out).toContain('How to play:');
    expect(out).toContain('ochre play --plain');
  });

  it('refuses wrong options in one line', async () => {
    const { code, out, err } = await played([], '--plain', '--seats', 'me,hal');
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err.trim().split('\n').at(-1)).toMatch(
      /^ochre: --seats: there is no bot "hal"\. Bots: novice, .*greedy/,
    );
  });

  it('a whole game over a pipe ends with the final table, and finishes', async () => {
    const { code, out, err } = await played(ones(5000), ...SEATS);
    expect(code).toBe(0);
    expect(err.replace(/^ochre: building.*\n/, '')).toBe('');
    expect(out).toMatch(/The game is over after round \d+/);
    expect(out).toMatch(/total +\d+ +\d+/);
    expect(out.trimEnd()).toMatch(/Goodbye\.$/);
  });

  it('a saved running game goes on, and its finished record replays', async () => {
    const half = join(folder, 'half.ochre');
    const whole = join(folder, 'whole.ochre');
    const first = await played([...ones(60), `save ${half}`, 'quit'], ...SEATS);
    expect(first.code).toBe(0);
    // The save command stands at every decision from here on, and at the end it is the last one.
    const rest = ones(3000).flatMap((one) => [one, `save ${whole}`, 'yes']);
    const second = await played(rest, '--plain', '--load', half);
    expect(second.code).toBe(0);
    expect(second.out).toContain('The game is over');
    const record = parseRecord(readFileSync(whole, 'utf8'));
    expect(record.moves.slice(0, 20)).toEqual(
      parseRecord(readFileSync(half, 'utf8')).moves.slice(0, 20),
    );
    expect(stoneAge.decision(replay(stoneAge, record).state)).toBeUndefined();
  });

  it('asks who plays, and Enter takes the defaults', async () => {
    const { code, out } = await played(['', '', '', '', 'Ana', 'quit'], '--plain', '--seed', 'x');
    expect(code).toBe(0);
    expect(out).toContain('How many players, 2 to 4? [2]');
    expect(out).toContain('Who plays against you? [medium]');
    expect(out).toContain('At the table: Ana, Heron (medium bot).');
  });

  it('asks for expansions, and lets five play with style', async () => {
    const answers = ['style', '5', '', 'gr', 'Ana', 'quit'];
    const { code, out } = await played(answers, '--plain', '--seed', 'x');
    expect(code).toBe(0);
    expect(out).toContain('With style, huts, both or none? Or alone: solo? [none]');
    expect(out).toContain('How many players, 2 to 5? [2]');
    expect(out).toMatch(/At the table: Ana, .*Lynx/s);
    expect(out).toContain('merchant track +2');
  });

  it('a whole game of five with style and huts over a pipe', async () => {
    const rules = ['--modules', 'style,huts', '--players', '5', '--bots', 'greedy', '--seed', 'x'];
    const { code, out } = await played(ones(5000), '--plain', ...rules);
    expect(code).toBe(0);
    expect(out).toContain('traders × merchant track');
    expect(out).not.toMatch(/undefined|NaN/);
    expect(out.trimEnd()).toMatch(/Goodbye\.$/);
  });

  it('a whole game of solo over a pipe, and the same one again', async () => {
    const args = ['--plain', '--solo', '--daily', '--date', '2024-02-29'];
    const [one, two] = await Promise.all([
      played(ones(2000), ...args),
      played(ones(2000), ...args),
    ]);
    expect(one.code).toBe(0);
    expect(one.out).toMatch(
      /\nOchre · Stone Age daily solo, 2024-02-29 [🟩🟨⬜]{6} -?\d+ points?, [a-z ]+, \d+ turns\n/u,
    );
    expect(one.out).not.toMatch(/undefined|NaN/);
    expect(two.out).toBe(one.out);
  });

  it('plays the daily game against bots, with a line to share in any game', async () => {
    const args = ['--plain', '--game', 'pebbles', '--daily', '--date', '2024-02-29'];
    const { code, out } = await played(ones(40), ...args);
    expect(code).toBe(0);
    expect(out).toContain(
      'The daily game of 2024-02-29 (UTC): everyone has the same cards and dice.',
    );
    expect(out).toMatch(
      /\nOchre · Pebbles daily, 2024-02-29 [🟩🟨⬜]{6} \d(st|nd|rd|th) of 4, \d+ points?\n/u,
    );
  });

  it('refuses a daily game that has not come yet', async () => {
    const { code, err } = await played([], '--plain', '--daily', '--date', '9999-12-31');
    expect(code).toBe(2);
    expect(err).toMatch(/ochre: --date: 9999-12-31 has not come yet; today is \d{4}-\d\d-\d\d/);
  });

  it('survives garbage, and the end of the input', async () => {
    const garbage = [
      'place',
      '-1',
      '1e9',
      '\u0000\u001b[2J',
      '__proto__',
      'x'.repeat(100_000),
      '💥',
    ];
    const { code, out } = await played(garbage, ...SEATS);
    expect(code).toBe(0);
    expect(out).toContain('is neither a move nor a command');
    expect(out).not.toContain('\u001b');
    expect(out.trimEnd()).toMatch(/Goodbye\.$/);
  });
});
