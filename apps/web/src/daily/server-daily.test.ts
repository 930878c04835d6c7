import { Refusal } from '@ochre/host';
import type { MadeDaily, NewDaily } from '@ochre/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serverDaily } from './server-daily.ts';

const WANTED = { game: 'pebbles', way: 'bots', name: 'Medium' } as const;
const MADE: MadeDaily = { table: 't', code: 'C', link: 'l', commitment: 'c', day: '2026-11-17' };
const me = async () => ({ hasAccount: false });

afterEach(() => void vi.useRealTimers());

describe('today’s game at the server', () => {
  it('is asked for by who is somebody there', async () => {
    const asked: string[] = [];
    const api = {
      me: async () => {
        asked.push('me');
        return me();
      },
      daily: async (wanted: NewDaily) => {
        asked.push(JSON.stringify(wanted));
        return MADE;
      },
    };
    expect(await serverDaily(async () => api, WANTED)).toBe(MADE);
    expect(asked).toEqual(['me', '{"game":"pebbles","way":"bots","name":"Medium"}']);
  });

  it.each(['name-taken', 'bad-name'] as const)('%s: they are called nothing', async (code) => {
    const names: (string | undefined)[] = [];
    const daily = async ({ name }: NewDaily) => {
      names.push(name);
      if (name === 'Medium') throw new Refusal(code, 'No.');
      return MADE;
    };
    expect(await serverDaily(async () => ({ me, daily }), WANTED)).toBe(MADE);
    expect(names).toEqual(['Medium', undefined]);
  });

  it.each(['unavailable', 'not-found', 'failed', 'no-such-game'] as const)(
    '%s: there is none',
    async (code) => {
      const daily = () => Promise.reject(new Refusal(code, 'No.'));
      expect(await serverDaily(async () => ({ me, daily }), WANTED)).toBeUndefined();
    },
  );

  it('that is refused is no other game', async () => {
    const daily = () => Promise.reject(new Refusal('too-many', 'Later.'));
    await expect(serverDaily(async () => ({ me, daily }), WANTED)).rejects.toThrow('Later.');
  });

  it('is not waited for any longer than somebody would', async () => {
    vi.useFakeTimers();
    const daily = () => new Promise<never>(() => {});
    const asked = serverDaily(async () => ({ me, daily }), WANTED);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await asked).toBeUndefined();
  });
});
