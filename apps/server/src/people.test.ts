import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person, plan } from './testing/play.ts';
import { type TestServer, testServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('a guest', () => {
  it('is known by a cookie that scripts cannot read and other sites cannot send', async () => {
    const response = await fetch(`${server.origin}/api/me`);
    expect(response.headers.get('set-cookie')).toMatch(
      /^ochre=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    expect(await response.json()).toEqual({ hasAccount: false });
  });

  it('gets one that is for https alone where a trusted proxy says so', async () => {
    const proxied = await testServer({ settings: { OCHRE_TRUST_PROXY: 'yes' } });
    const headers = { 'x-forwarded-proto': 'https' };
    const response = await fetch(`${proxied.origin}/api/me`, { headers });
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-ochre=.*; Secure$/);
    await proxied.close();
  });

  it('stays the same person, and can have a name', async () => {
    const ada = await Visitor.arrive(server.origin);
    const { cookie } = ada;
    expect((await ada.ask('PATCH', '/api/me', { name: ' Ada ' })).json).toMatchObject({
      name: 'Ada',
    });
    expect((await ada.ask('GET', '/api/me')).json).toEqual({ name: 'Ada', hasAccount: false });
    expect(ada.cookie).toBe(cookie);
  });

  it('does nothing without being somebody', async () => {
    const nobody = new Visitor(server.origin);
    const { status, json } = await nobody.ask('POST', '/api/tables', { plan: plan(person) });
    expect([status, json]).toMatchObject([401, { code: 'no-session' }]);
    expect((await nobody.ask('GET', '/api/me/games')).status).toBe(401);
  });
});

describe('an account', () => {
  const bea = { name: 'Bea', password: 'correct horse' };

  it('is made of a guest, keeps what they did, and is reached from elsewhere', async () => {
    const guest = await Visitor.arrive(server.origin);
    await guest.ask('PATCH', '/api/me', { name: 'Bea' });
    expect((await guest.ask('POST', '/api/me/account', bea)).status).toBe(201);
    const elsewhere = await Visitor.arrive(server.origin);
    expect((await elsewhere.ask('POST', '/api/session', bea)).status).toBe(200);
    expect((await elsewhere.ask('GET', '/api/me')).json).toEqual({ name: 'Bea', hasAccount: true });
    await elsewhere.ask('DELETE', '/api/session');
    expect((await elsewhere.ask('GET', '/api/me')).json).toEqual({ hasAccount: false });
    expect((await guest.ask('GET', '/api/me')).json).toMatchObject({ hasAccount: true });
  });

  it('has a name that nobody else has, and a password that is never stored', async () => {
    const other = await Visitor.arrive(server.origin);
    const taken = await other.ask('POST', '/api/me/account', { ...bea, name: 'BEA' });
    expect([taken.status, taken.json]).toMatchObject([409, { code: 'name-taken' }]);
    const stored = JSON.stringify(await server.store.personByLogin('bea'));
    expect(stored).toContain('scrypt$65536$8$1$');
    expect(stored).not.toContain(bea.password);
  });

  it('says the same of a wrong name and a wrong password', async () => {
    const other = await Visitor.arrive(server.origin);
    const wrong = await other.ask('POST', '/api/session', { ...bea, password: 'wrong horse' });
    const nobody = await other.ask('POST', '/api/session', { ...bea, name: 'Nobody' });
    expect(wrong.status).toBe(403);
    expect(nobody.text).toBe(wrong.text);
  });
});

describe('the server', () => {
  it('says how it is, and what it does', async () => {
    const ask = (path: string) => fetch(`${server.origin}${path}`).then((answer) => answer.text());
    expect(await ask('/healthz')).toBe('ok\n');
    expect(await ask('/readyz')).toBe('ready\n');
    const metrics = await ask('/metrics');
    for (const name of [
      'ochre_tables',
      'ochre_sockets',
      'ochre_memory_bytes',
      'ochre_bot_seconds_count',
    ]) {
      expect(metrics).toMatch(new RegExp(`^${name} \\d`, 'm'));
    }
    expect(metrics).toMatch(/^ochre_refused_total\{code="no-session"\} \d/m);
  });

  it('keeps its pages to itself', async () => {
    const { headers } = await fetch(`${server.origin}/`);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  it('answers what it does not have as everything else', async () => {
    const { status, json } = await new Visitor(server.origin).ask('GET', '/api/nothing');
    expect([status, json]).toMatchObject([404, { code: 'not-found' }]);
  });
});
