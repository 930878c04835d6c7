import type { AnyGame } from '@ochre/kernel';
import { WasRefused } from '../src/testing/client.ts';
import { descriptorsOf, leftBehind } from './aftermath.ts';
import { type FuzzedGame, fuzzGame } from './game.ts';
import { type House, openHouse, type StoreKind } from './house.ts';
import { Troublemaker } from './troublemaker.ts';
import { OF_POSTGRES, type TroubleName } from './troubles/index.ts';
import { moment } from './troubles/trouble.ts';

export interface FuzzOptions {
  readonly game: AnyGame;
  readonly store: StoreKind;
  /** At most so many games. */
  readonly games: number;
  /** No game is begun after so many minutes. */
  readonly minutes?: number;
  readonly seed: string;
  /** So many games at a time. */
  readonly together: number;
  readonly troubles: readonly TroubleName[];
  /** About so often the server is killed, in milliseconds. */
  readonly killEvery: number;
  /** About so often there is other trouble. */
  readonly troubleEvery: number;
  /** So many commands at least are done between two of a sort. */
  readonly apart?: number;
  readonly onTrouble?: (name: TroubleName, did: string) => void;
  /** Hears of every game when it is over, and of what was wrong with it. */
  readonly onGame?: (game: FuzzedGame, finished: number) => void;
}

export interface Fuzzed {
  readonly games: readonly FuzzedGame[];
  /** How often there was which trouble. */
  readonly troubles: ReadonlyMap<TroubleName, number>;
  /** What was wrong with the server, apart from single games. */
  readonly problems: readonly string[];
}

/** Many games through bad connections, while the server is killed and everything around it fails. */
export async function fuzz(options: FuzzOptions): Promise<Fuzzed> {
  const { game, games, minutes = Number.POSITIVE_INFINITY, seed, together, onGame } = options;
  const end = Date.now() + minutes * 60_000;
  const house = await openHouse(options.store);
  const atRest = descriptorsOf(house);
  const makers = troublemakersOf(house, options);
  const finished: FuzzedGame[] = [];
  let next = 0;
  const playSome = async (): Promise<void> => {
    while (next < games && Date.now() < end) {
      const fuzzed = await attempt(house, game, `${seed} ${next++}`);
      finished.push(fuzzed);
      onGame?.(fuzzed, finished.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(together, games) }, playSome));
    await Promise.all(makers.map((maker) => maker.stop()));
    const left = await leftBehind(house, atRest);
    const deaths = house.server.deaths.map((death) => `the process ended by itself: ${death}`);
    return {
      games: finished,
      troubles: new Map(makers.flatMap(({ counts }) => [...counts])),
      problems: [...makers.flatMap(({ problems }) => problems), ...deaths, ...left],
    };
  } finally {
    await Promise.all(makers.map((maker) => maker.stop()));
    await house.close();
  }
}

/** Kills come beside everything else, and so in the middle of it. */
function troublemakersOf(house: House, options: FuzzOptions): Troublemaker[] {
  const { troubles, seed, killEvery, troubleEvery, apart = 1, onTrouble } = options;
  const told = onTrouble === undefined ? {} : { onTrouble };
  const possible = troubles.filter(
    (name) => house.cluster !== undefined || !OF_POSTGRES.includes(name),
  );
  return [
    { names: possible.filter((name) => name === 'kill'), every: killEvery },
    { names: possible.filter((name) => name !== 'kill'), every: troubleEvery },
  ].map((which) => new Troublemaker(house, { ...which, apart, seed, ...told }));
}

/**
 * A table that could not even be made, because the server or its database was away, is made again. A
 * game that does not come to its end is a finding like others: the rest goes on.
 */
async function attempt(house: House, game: AnyGame, seed: string): Promise<FuzzedGame> {
  for (;;) {
    try {
      return await fuzzGame(house, game, seed);
    } catch (error) {
      if (!isAway(error)) return broken(seed, error);
      await moment(100);
    }
  }
}

function isAway(error: unknown): boolean {
  if (error instanceof WasRefused) return error.refused.code === 'unavailable';
  if (!(error instanceof Error)) return false;
  return error.message === 'fetch failed' || /^(?:GET|POST) \S+: 503/.test(error.message);
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
