import { describe, expect, it } from 'vitest';
import { ochre, startOchre, stoppedBy } from '../testing/ochre.ts';

describe('ochre arena', () => {
  it('gives the same result with one worker and with two', async () => {
    const args = ['arena', 'greedy', 'random', 'novice', '--games', '24', '--seed', 'w', '--json'];
    const runs = await Promise.all(
      ['1', '2'].map((workers) => startOchre(...args, '--workers', workers).ran),
    );
    const [one, two] = runs.map(({ code, out }) => {
      const { speed, ...result } = JSON.parse(out);
      expect([code, speed.thinking.length]).toEqual([0, 3]);
      return result;
    });
    expect(one).toEqual(two);
    expect(one).toMatchObject({ games: 24, seeds: 12, players: 2, seed: 'w' });
  });

  it('prints a table for a page, and the command that makes it', async () => {
    const args = ['--players', '4', 'greedy', '--against', 'random', '--games', '8'];
    const { code, out } = await startOchre('arena', ...args, '--seed', 'a b', '--markdown').ran;
    expect(code).toBe(0);
    expect(out).toMatch(/^\| bot \| wins \| .*\n\| --- \| ---: .*\n\| greedy \| 100\.0 % \| /);
    expect(out).toMatch(
      /\n`npx ochre arena --players 4 greedy --against random --games 8 --seed 'a b' --markdown`\n$/,
    );
  });

  it('says what should be known about the bots, beside the result', async () => {
    const args = ['--solo', 'medium', 'random', '--games', '2', '--json'];
    const { code, out, err } = await startOchre('arena', ...args).ran;
    const { notes = [], bots } = JSON.parse(out);
    expect(code).toBe(0);
    expect(Object.keys(bots[0].grades)).toEqual(['defeat', 'victory', 'major', 'complete']);
    for (const note of notes) expect(err).toContain(`ochre: ${note}\n`);
  });

  it('stops at Ctrl-C and prints what was finished, by many workers', async () => {
    const args = ['arena', 'greedy', 'random', '--games', '99999999', '--workers', '12', '--json'];
    // As a terminal, npx and `timeout` do it: the signal comes more than once.
    const { code, out, err } = await stoppedBy(['SIGINT', 'SIGINT', 'SIGTERM'], ...args);
    expect(code).toBe(130);
    // Nothing else is said: no warning of listeners, which more than ten workers would be.
    expect(err).toMatch(/^ochre: stopped after \d+ of 100000000 games\n$/);
    expect(JSON.parse(out).games).toBeGreaterThan(0);
  });

  it('refuses in one line', async () => {
    const { code, out, err } = await ochre('arena', 'gredy', 'random');
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^ochre: BOT: there is no bot "gredy". Did you mean "greedy"\? .*\n$/);
  });
});
