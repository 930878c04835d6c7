import { describe, expect, it } from 'vitest';
import { planOf } from '../testing/plans.ts';
import { Api, type Fetch } from './api.ts';

const ADDRESS = { table: 't1', code: 'ABCDE', link: 'http://here/t/t1' };
const MADE = { ...ADDRESS, commitment: 'c0ffee' };

/** An API whose server always says the same; what it was asked is kept. */
function saying(body: unknown, ok = true) {
  const asked: string[] = [];
  const fetch: Fetch = async (path, { method, body: sent }) => {
    asked.push(`${method} ${path}${sent === undefined ? '' : ` ${sent}`}`);
    return { ok, text: async () => (typeof body === 'string' ? body : JSON.stringify(body)) };
  };
  return { asked, api: new Api(fetch) };
}

describe('the API', () => {
  it('asks for what the page wants, and reads the answer', async () => {
    const plan = planOf('pp');
    const made = saying(MADE);
    expect(await made.api.make({ plan })).toEqual(MADE);
    expect(await made.api.tableByCode(' ab/de ')).toEqual(ADDRESS);
    expect(await made.api.rematch('t1')).toEqual(MADE);
    expect(made.asked).toEqual([
      `POST /api/tables ${JSON.stringify({ plan })}`,
      'GET /api/codes/ab%2Fde',
      'POST /api/tables/t1/rematch',
    ]);
    const me = saying({ name: 'Anna', hasAccount: false });
    expect(await me.api.rename('Anna')).toEqual({ name: 'Anna', hasAccount: false });
    expect(me.asked).toEqual(['PATCH /api/me {"name":"Anna"}']);
    expect(await saying('[Format "1"]').api.record('t1')).toBe('[Format "1"]');
    expect(await saying({ told: [] }).api.history('t1')).toEqual([]);
    expect(await saying({ tables: [] }).api.lobby()).toEqual([]);
  });

  it('introduces a newcomer once, however many parts of the page ask who they are', async () => {
    const { api, asked } = saying({ hasAccount: false });
    await Promise.all([api.me(), api.me()]);
    expect(asked).toHaveLength(1);
    await api.me();
    expect(asked).toHaveLength(2);
  });

  it('tells when the server knows who this is', async () => {
    let isKnown = false;
    const known = () => {
      isKnown = true;
    };
    await new Api(() => Promise.reject(new Error('no line')), known).me().catch(() => undefined);
    expect(isKnown).toBe(false);
    await new Api(async () => ({ ok: true, text: async () => '{"hasAccount":false}' }), known).me();
    expect(isKnown).toBe(true);
  });

  it('asks for the next page of games after the last one', async () => {
    const game = {
      table: 't9',
      kind: 'played',
      game: 'stone-age',
      stage: 'over',
      players: [{ name: 'Anna' }, { bot: 'easy' }],
      made: 12,
      changed: 34,
    } as const;
    const { api, asked } = saying({ games: [game] });
    expect(await api.games(game)).toEqual([game]);
    expect(asked).toEqual(['GET /api/me/games?before=12-t9']);
  });

  it('throws what the server refuses, and what cannot be read', async () => {
    const refused = saying({ code: 'no-such-table', message: 'There is none.' }, false);
    await expect(refused.api.table('x')).rejects.toMatchObject({ code: 'no-such-table' });
    const proxy = saying('<html>502</html>', false);
    await expect(proxy.api.me()).rejects.toMatchObject({ code: 'failed' });
    await expect(saying({ name: 3 }).api.me()).rejects.toMatchObject({ code: 'failed' });
    const offline = new Api(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(offline.me()).rejects.toMatchObject({ code: 'unavailable' });
    const long = 'x'.repeat(600_000);
    await expect(saying(ADDRESS).api.importRecord(long)).rejects.toMatchObject({
      code: 'too-large',
    });
  });
});
