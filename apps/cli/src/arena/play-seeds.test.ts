import { alone, mixedLineUps, PARTS_OF_A_VICTORY } from '@ochre/search/statistics';
import { describe, expect, it } from 'vitest';
import type { Observation } from './observation.ts';
import { type Arena, seedPlayer } from './play-seeds.ts';

const PAIRS: Arena = {
  game: 'stone-age',
  setup: { players: 2 },
  bots: ['greedy', 'random'],
  lineUps: mixedLineUps(2, 2),
  seed: 'x',
};

const played = async (arena: Arena, from: number, to: number): Promise<Observation[]> =>
  (await seedPlayer(arena))({ from, to }).map(withoutTimes);

const withoutTimes = (one: Observation): Observation => ({
  ...one,
  parts: one.parts.map((part) => ({ ...part, ms: 0, slowestMs: 0 })),
});

describe('seeds', () => {
  it('come to the same however they are shared out', async () => {
    const whole = await played(PAIRS, 0, 5);
    expect([...(await played(PAIRS, 0, 2)), ...(await played(PAIRS, 2, 5))]).toEqual(whole);
    expect(new Set(whole.map(({ checksum }) => checksum)).size).toBe(5);
  });

  it('are other games with another seed', async () => {
    expect(await played({ ...PAIRS, seed: 'y' }, 0, 1)).not.toEqual(await played(PAIRS, 0, 1));
  });

  it.each([
    [2, []],
    [4, []],
    [5, ['style', 'huts']],
  ])(
    'deal the same to every rotation: equal bots win alike at %i players',
    async (players, modules) => {
      const equal = {
        ...PAIRS,
        setup: { players, modules },
        bots: new Array<string>(players).fill('greedy'),
        lineUps: mixedLineUps(players, players),
      };
      for (const { games, parts } of await played(equal, 0, 2)) {
        expect(games).toBe(players);
        // One after the other has each seat of the same game.
        for (const part of parts) {
          expect(part.scores.slice().sort()).toEqual(parts[0]!.scores.slice().sort());
          expect(part.wins).toBe(parts[0]!.wins);
          expect(part.rounds).toBe(parts[0]!.rounds);
        }
      }
    },
  );

  it('are won by somebody, and by the better bot', async () => {
    for (const { parts } of await played(PAIRS, 0, 4)) {
      expect(parts.map(({ wins }) => wins)).toEqual([2 * PARTS_OF_A_VICTORY, 0]);
      expect(parts.every(({ decisions }) => decisions > 10)).toBe(true);
    }
  });

  it('go through the line-ups in turn, with every seat counted', async () => {
    const three = { ...PAIRS, setup: { players: 3 }, lineUps: mixedLineUps(2, 3) };
    const found = await played(three, 0, 4);
    expect(found.map(({ lineUp }) => lineUp)).toEqual([0, 1, 0, 1]);
    expect(found[0]!.parts.map(({ scores }) => scores.length)).toEqual([6, 3]);
    expect(found[1]!.parts.map(({ scores }) => scores.length)).toEqual([3, 6]);
  });

  it('of one bot at every seat are a game each, with a winner', async () => {
    const all = { ...PAIRS, bots: ['greedy'], setup: { players: 4 }, lineUps: mixedLineUps(1, 4) };
    for (const one of await played(all, 0, 3)) {
      const { games, parts, seatWins, winningScores } = one;
      expect([games, parts.length]).toEqual([1, 1]);
      expect(seatWins.reduce((sum, wins) => sum + wins)).toBe(PARTS_OF_A_VICTORY);
      expect(winningScores).toEqual([Math.max(...parts[0]!.scores)]);
    }
  });

  it('of solo are played by every bot alone, with a grade', async () => {
    const setup = { players: 1, variant: 'solo' };
    const [one] = await played({ ...PAIRS, setup, lineUps: alone(2) }, 0, 1);
    expect(one!.games).toBe(2);
    expect(
      one!.parts.map(({ bot, scores, grades }) => [bot, scores.length, grades.length]),
    ).toEqual([
      [0, 1, 1],
      [1, 1, 1],
    ]);
  });

  it('are timed', async () => {
    const [one] = (await seedPlayer({ ...PAIRS, ms: 50 }))({ from: 0, to: 1 });
    for (const { ms, slowestMs, decisions } of one!.parts) {
      expect(ms).toBeGreaterThan(0);
      expect(slowestMs).toBeGreaterThanOrEqual(ms / decisions);
    }
  });
});
