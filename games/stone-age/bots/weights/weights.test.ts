import { readFileSync } from 'node:fs';
import { allowedWith, type SetupRequest } from '@ochre/kernel';
import { stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { meta } from '../../meta.ts';
import { weightsFor } from './index.ts';

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

describe('weights', () => {
  it.each(OFFERED)('there are some of its own for %j', async (request) => {
    const trained = await weightsFor(stoneAge.checkSetup(request));
    const file = new URL(`${trained?.name}.json`, import.meta.url);
    const { players, modules, variant } = JSON.parse(readFileSync(file, 'utf8')).setup;
    expect({ players, modules: new Set(modules), variant }).toEqual({
      players: request.players,
      modules: new Set(request.modules),
      variant: request.variant,
    });
  });

  it('are the same in whatever order the modules are named', async () => {
    const [one, other] = await Promise.all(
      [
        ['huts', 'style'],
        ['style', 'huts'],
      ].map((modules) => weightsFor(stoneAge.checkSetup({ players: 3, modules }))),
    );
    expect(one?.name).toBe(other?.name);
  });

  it('are not made up for a game that was never trained for', async () => {
    const setup = stoneAge.checkSetup({ players: 2 });
    expect(await weightsFor({ ...setup, players: 6 })).toBeUndefined();
  });
});
