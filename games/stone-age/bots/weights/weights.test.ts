import { readFileSync } from 'node:fs';
import { allowedWith, type SetupRequest } from '@ochre/kernel';
import { stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { meta } from '../../meta.ts';
import { veteranWeightsFor, weightsFor } from './index.ts';

const MODULES = Object.keys(meta.modules);
const COMBINATIONS = MODULES.reduce<string[][]>(
  (found, name) => found.flatMap((names) => [names, names.concat(name)]),
  [[]],
);

function requestsWith(modules: string[], variant?: string): SetupRequest[] {
  const [least, most] = allowedWith(meta, modules, variant).players;
  return Array.from({ length: most - least + 1 }, (_, more) => ({
    players: least + more,
    modules,
    ...(variant === undefined ? {} : { variant }),
  }));
}

const OFFERED: readonly SetupRequest[] = [
  ...COMBINATIONS.flatMap((modules) => requestsWith(modules)),
  ...Object.keys(meta.variants).flatMap((variant) => requestsWith([], variant)),
];

interface Played {
  readonly players: number;
  readonly modules?: readonly string[];
  readonly variant?: string;
}

const asSets = ({ players, modules = [], variant }: Played): unknown => ({
  players,
  modules: new Set(modules),
  variant,
});

interface Kept {
  readonly setup: Played;
  /** By self-play for one set-up, or fitted to games of several. */
  readonly made: { readonly setups?: readonly Played[] };
}

const read = (name: string): Kept =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

describe('weights', () => {
  it.each(OFFERED)('there are some that were trained on %j', async (request) => {
    const trained = await weightsFor(stoneAge.checkSetup(request));
    const { setup, made } = read(`${trained?.name}.json`);
    expect(setup.players).toBe(request.players);
    expect((made.setups ?? [setup]).map(asSets)).toContainEqual(asSets(request));
  });

  it.each(OFFERED)('of a veteran there are some for %j alone', async (request) => {
    const trained = await veteranWeightsFor(stoneAge.checkSetup(request));
    expect(asSets(read(`veteran/${trained?.name}.json`).setup)).toEqual(asSets(request));
  });

  it('are the same in whatever order the modules are named', async () => {
    const [one, other] = await Promise.all(
      [
        ['huts', 'style'],
        ['style', 'huts'],
      ].map((modules) => veteranWeightsFor(stoneAge.checkSetup({ players: 3, modules }))),
    );
    expect(one?.name).toBe(other?.name);
  });

  it('are not made up for a game that was never trained for', async () => {
    const setup = stoneAge.checkSetup({ players: 2 });
    expect(await weightsFor({ ...setup, players: 6 })).toBeUndefined();
    expect(await veteranWeightsFor({ ...setup, players: 6 })).toBeUndefined();
  });
});
