import type { SetupRequest } from '@ochre/kernel';
import { botContract } from '@ochre/search/contract';
import { stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { meta } from '../meta.ts';
import { bots } from './opponents.ts';
import { STONE_AGE_BOTS } from './rule-bots.ts';

const { opponents, opponentNamed } = bots;

const REQUESTS: readonly SetupRequest[] = [
  { players: 2 },
  { players: 4 },
  { players: 5, modules: ['style', 'huts'] },
  { players: 1, variant: 'solo' },
];

for (const name of Object.keys(opponents)) {
  botContract(stoneAge, {
    name,
    requests: REQUESTS,
    botFor: async (request) => (await opponentNamed(name, stoneAge.checkSetup(request))).bot,
  });
}

describe('opponents', () => {
  it('are told in one line each', () => {
    for (const about of Object.values(opponents)) expect(about).toMatch(/^[a-z].{5,80}$/);
    expect(Object.keys(opponents).slice(-meta.levels.length)).toEqual(meta.levels);
  });

  it('are those that the game declares', () => {
    const others = Object.keys(STONE_AGE_BOTS).filter((name) => !/^(random|greedy)$/.test(name));
    expect(meta.personalities).toEqual(others);
    for (const name of meta.understudies) expect(opponents).toHaveProperty(name);
  });

  it('of an unknown name are refused', async () => {
    await expect(opponentNamed('nobody', stoneAge.checkSetup({ players: 2 }))).rejects.toThrow(
      'There is no bot "nobody".',
    );
  });
});
