import type { SetupRequest } from '@ochre/kernel';
import { stoneAge } from '@ochre/stone-age';
import { describe, expect, it } from 'vitest';
import { botContract } from '../contract/bot-contract.ts';
import { LEVELS, OPPONENTS, opponentNamed } from './opponents.ts';

const REQUESTS: readonly SetupRequest[] = [
  { players: 2 },
  { players: 4 },
  { players: 5, modules: ['style', 'huts'] },
  { players: 1, variant: 'solo' },
];

for (const name of Object.keys(OPPONENTS)) {
  botContract(stoneAge, {
    name,
    requests: REQUESTS,
    botFor: async (request) => (await opponentNamed(name, stoneAge.checkSetup(request))).bot,
  });
}

describe('opponents', () => {
  it('are told in one line each', () => {
    for (const about of Object.values(OPPONENTS)) expect(about).toMatch(/^[a-z].{5,80}$/);
    expect(Object.keys(OPPONENTS).slice(-LEVELS.length)).toEqual(LEVELS);
  });

  it('of an unknown name are refused', async () => {
    await expect(opponentNamed('nobody', stoneAge.checkSetup({ players: 2 }))).rejects.toThrow(
      /"nobody" is no bot/,
    );
  });
});
