import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { newId, newToken, sessionOf } from './people/tokens.ts';
import { person, plan } from './testing/play.ts';
import { type TestServer, testServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

let server: TestServer;
// One for every test: only so many may try a password in a minute.
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

interface Page {
  readonly socket: WebSocket;
  /** How the server ended it. */
  readonly closed: Promise<number>;
}

/** A socket that does not come back. */
async function open({ origin, cookie }: Visitor): Promise<Page> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, {
    headers: { cookie, origin },
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise<void>((resolve) => socket.once('message', () => resolve()));
  return { socket, closed };
}

/** The same cookie in another browser. */
function copyOf({ origin, cookie }: Visitor): Visitor {
  const copy = new Visitor(origin);
  copy.cookie = cookie;
  return copy;
}

const isSomebody = async (visitor: Visitor): Promise<boolean> =>
  (await copyOf(visitor).ask('GET', '/api/me/games')).status === 200;

const ENDED = 4001;
let logins = 0;
async function account(): Promise<{ visitor: Visitor; name: string; password: string }> {
  const visitor = await Visitor.arrive(server.origin);
  const credentials = { name: `Somebody ${++logins}`, password: 'correct horse' };
  expect((await visitor.ask('POST', '/api/me/account', credentials)).status).toBe(201);
  return { visitor, ...credentials };
}

describe('the sockets of a session', () => {
  it('are shut when it logs out, and hear nothing more; those of others stay', async () => {
    const [ada, bea] = await Promise.all([1, 2].map(() => Visitor.arrive(server.origin)));
    const [first, second, other] = await Promise.all([ada!, ada!, bea!].map(open));
    const { table } = await bea!.makeTable({ plan: plan(person, person) });
    first!.socket.send(JSON.stringify({ do: 'follow', table }));
    await new Promise((resolve) => first!.socket.once('message', resolve));
    expect((await ada!.ask('DELETE', '/api/session')).status).toBe(204);
    expect(await Promise.all([first!.closed, second!.closed])).toEqual([ENDED, ENDED]);
    expect(other!.socket.readyState).toBe(WebSocket.OPEN);
    other!.socket.terminate();
  });

  it('are shut when the browser logs in as somebody else: the guest it was is gone', async () => {
    const { name, password } = await account();
    const guest = await Visitor.arrive(server.origin);
    const before = copyOf(guest);
    const { closed } = await open(guest);
    expect((await guest.ask('POST', '/api/session', { name, password })).status).toBe(200);
    expect(await closed).toBe(ENDED);
    expect([await isSomebody(before), await isSomebody(guest)]).toEqual([false, true]);
  });

  it('are shut when the guest becomes an account, whose secret is another', async () => {
    const guest = await Visitor.arrive(server.origin);
    const before = copyOf(guest);
    const { closed } = await open(guest);
    await guest.ask('POST', '/api/me/account', { name: 'Cleo', password: 'correct horse' });
    expect(await closed).toBe(ENDED);
    expect([await isSomebody(before), await isSomebody(guest)]).toEqual([false, true]);
  });
});

describe('a session that was not used for long', () => {
  const YEAR = 365 * 24 * 3_600_000;
  /** A guest's browser, as it was left so long ago. */
  async function leftBefore(ms: number): Promise<Visitor> {
    const visitor = new Visitor(server.origin);
    const token = newToken();
    const at = Date.now() - ms;
    const guest = { id: newId(), name: 'Old', madeAt: at };
    await server.store.addPerson(guest);
    await server.store.addSession(sessionOf(token), guest.id, at);
    visitor.cookie = `ochre=${token}`;
    return visitor;
  }

  it('leads to nobody, without waiting for a sweep', async () => {
    const [old, young] = [await leftBefore(2 * YEAR), await leftBefore(YEAR)];
    expect([await isSomebody(old), await isSomebody(young)]).toEqual([false, true]);
    expect((await copyOf(old).ask('GET', '/api/me')).json).toEqual({ hasAccount: false });
  });

  it('is gone after a start', async () => {
    await leftBefore(2 * YEAR);
    const { store } = server;
    const again = await testServer({ store });
    await again.close();
    expect(again.logged.join('')).toContain('"event":"sessions.forgotten","sessions":1');
  });
});

describe('a password', () => {
  it('is changed by who knows the old one, and logs out whoever is in elsewhere', async () => {
    const { visitor, name, password } = await account();
    const elsewhere = await Visitor.arrive(server.origin);
    await elsewhere.ask('POST', '/api/session', { name, password });
    const { closed } = await open(elsewhere);
    const wanted = { old: password, password: 'battery staple' };
    const wrong = await visitor.ask('PUT', '/api/me/password', { ...wanted, old: 'wrong horse' });
    expect([wrong.status, wrong.json]).toMatchObject([403, { code: 'wrong-password' }]);
    expect(await isSomebody(elsewhere)).toBe(true);
    expect((await visitor.ask('PUT', '/api/me/password', wanted)).status).toBe(200);
    expect(await closed).toBe(ENDED);
    expect([await isSomebody(visitor), await isSomebody(elsewhere)]).toEqual([true, false]);
    const again = (old: string) => elsewhere.ask('POST', '/api/session', { name, password: old });
    expect((await again(password)).status).toBe(403);
    expect((await again(wanted.password)).json).toMatchObject({ hasAccount: true });
  });

  it('is nothing that a guest could have by changing it', async () => {
    const guest = await Visitor.arrive(server.origin);
    const wanted = { old: '', password: 'battery staple' };
    expect((await guest.ask('PUT', '/api/me/password', wanted)).status).toBe(403);
    expect((await guest.ask('GET', '/api/me')).json).toEqual({ hasAccount: false });
  });
});

describe('logging out everywhere', () => {
  it('ends all sessions of the person, and no others', async () => {
    const { visitor, name, password } = await account();
    const elsewhere = await Visitor.arrive(server.origin);
    await elsewhere.ask('POST', '/api/session', { name, password });
    const other = await Visitor.arrive(server.origin);
    const pages = await Promise.all([visitor, elsewhere].map(open));
    const known = [visitor, elsewhere, other].map(copyOf);
    expect((await visitor.ask('DELETE', '/api/sessions')).status).toBe(204);
    expect(await Promise.all(pages.map(({ closed }) => closed))).toEqual([ENDED, ENDED]);
    expect(await Promise.all(known.map(isSomebody))).toEqual([false, false, true]);
  });
});
