import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, randomFrom } from '@ochre/kernel';
import { GENEROUS } from '../src/testing/generous.ts';
import { ServerProcess } from '../src/testing/server-process.ts';
import { type FuzzedGame, fuzzGame } from './game.ts';

export interface FuzzOptions {
  readonly game: AnyGame;
  /** At most so many games. */
  readonly games: number;
  /** No game is begun after so many minutes. */
  readonly minutes?: number;
  readonly seed: string;
  /** So many games at a time. */
  readonly together: number;
  /** About so often the server is killed, in milliseconds. */
  readonly killEvery: number;
  /** Hears of every game when it is over, and of what was wrong with it. */
  readonly onGame?: (game: FuzzedGame, finished: number, kills: number) => void;
}

export interface Fuzzed {
  readonly games: readonly FuzzedGame[];
  readonly kills: number;
}

/** Many games through bad connections, while the server is killed again and again. */
export async function fuzz(options: FuzzOptions): Promise<Fuzzed> {
  const { game, games, minutes = Number.POSITIVE_INFINITY, seed, together } = options;
  const { killEvery, onGame } = options;
  const end = Date.now() + minutes * 60_000;
  const data = mkdtempSync(join(tmpdir(), 'ochre-fuzz-'));
  const server = await ServerProcess.start('--data', data, '--hidden-games', 'yes', ...GENEROUS);
  const finished: FuzzedGame[] = [];
  let kills = 0;
  let isDone = false;
  const killing = (async () => {
    const random = randomFrom(`${seed} kills`);
    for (;;) {
      await moment(killEvery / 2 + random.below(killEvery));
      if (isDone) return;
      await server.kill();
      await server.start();
      kills++;
    }
  })();
  let next = 0;
  const playSome = async (): Promise<void> => {
    while (next < games && Date.now() < end) {
      const fuzzed = await attempt(server.origin, game, `${seed} ${next++}`);
      finished.push(fuzzed);
      onGame?.(fuzzed, finished.length, kills);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(together, games) }, playSome));
  } finally {
    isDone = true;
    await killing;
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
  return { games: finished, kills };
}

/**
 * A table that could not even be made, because the server was just killed, is made again. A game that
 * does not come to its end is a finding like others: the rest goes on.
 */
async function attempt(origin: string, game: AnyGame, seed: string): Promise<FuzzedGame> {
  for (;;) {
    try {
      return await fuzzGame(origin, game, seed);
    } catch (error) {
      if (!(error instanceof TypeError && error.message === 'fetch failed'))
        return broken(seed, error);
      await moment(100);
    }
  }
}

const broken = (seed: string, error: unknown): FuzzedGame => ({
  moves: 0,
  acknowledged: 0,
  connections: 0,
  isFinished: false,
  hidden: 0,
  pasts: 0,
  problems: [`${seed}: it broke off: ${error}`],
});

const moment = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
