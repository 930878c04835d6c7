import type { Command } from '@ochre/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, type WasRefused } from './testing/client.ts';
import { person, plan } from './testing/play.ts';
import { type TestServer, testServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const sit = (name: string): Command => ({ kind: 'sit', name, nonce: 'n' });
const say = (name: string): Command => ({ kind: 'say', name, text: 'Hi!' });

/** Somebody at a table. */
async function at(table: string): Promise<(command: Command) => Promise<unknown>> {
  const client = await Client.arrive(server.origin);
  await client.follow(table);
  return (command) => client.act(table, command).catch(({ refused }: WasRefused) => refused.code);
}

describe('at a table', () => {
  it('nobody sits or speaks by a name that looks like another’s there, or like a bot’s', async () => {
    const host = await Client.arrive(server.origin);
    const { table } = await host.visitor.makeTable({ plan: plan(person, person, person) });
    await host.act(table, sit('Hope'));
    const [ben, cy] = [await at(table), await at(table)];
    for (const name of ['HOPE', 'Hope\u200b', 'Норе', 'Ｈｏｐｅ', 'H\u00adope']) {
      expect(await ben(sit(name))).toBe('name-taken');
      expect(await cy(say(name))).toBe('name-taken');
    }
    for (const name of ['expert', 'Slate', 'SCHlEFER']) {
      expect(await ben(say(name))).toBe('name-taken');
    }
    expect(await ben(sit('Ben'))).toBeTypeOf('number');
    expect(await cy(say('Bеn'))).toBe('name-taken');
    expect(await cy(say('Cy'))).toBeTypeOf('number');
    const other = await at(table);
    expect(await other(say('СY'))).toBe('name-taken');
    await host.follow(table);
    expect(host.view(table)).toMatchObject({
      host: 0,
      seats: [{ name: 'Hope' }, { name: 'Ben' }, {}],
    });
    host.close();
  });

  it('refuses what cannot be seen or paints over others in words, and keeps what can without it', async () => {
    const host = await Client.arrive(server.origin);
    const { table } = await host.visitor.makeTable({ plan: plan(person, person) });
    const ben = await at(table);
    for (const name of [
      '\u200b',
      '\u00ad',
      '\u3164',
      '\u2800',
      'a\u202eb',
      `Z${'\u0335'.repeat(9)}`,
    ]) {
      expect(await ben(sit(name))).toBe('bad-name');
      expect(await ben({ kind: 'say', name: 'Ben', text: name })).toBe('bad-text');
    }
    expect(await ben(sit('\u2066B\u2069'))).toBe('bad-name');
    expect(await ben(sit(' B\u200ben\u00ad '))).toBeTypeOf('number');
    await host.follow(table);
    expect(host.view(table).seats[0]).toEqual({ name: 'Ben' });
    host.close();
  });
});

describe('an account', () => {
  const victim = { name: 'Victim', password: 'correct horse' };

  it('has a name that none other looks like', async () => {
    const owner = await Visitor.arrive(server.origin);
    expect((await owner.ask('POST', '/api/me/account', victim)).status).toBe(201);
    const mallory = await Visitor.arrive(server.origin);
    const codes = [];
    for (const name of [
      'Victim\u200b',
      'Vic\u00adtim',
      'ＶＩＣＴＩＭ',
      'VlCTlM',
      'Vіctim',
      '\u3164',
    ]) {
      const { status, json } = await mallory.ask('POST', '/api/me/account', { ...victim, name });
      codes.push([status, (json as { code: string }).code]);
    }
    expect(codes).toEqual([
      [409, 'name-taken'],
      [409, 'name-taken'],
      [409, 'name-taken'],
      [409, 'name-taken'],
      [400, 'bad-name'],
      [400, 'bad-name'],
    ]);
  });

  it('is reached however its name is spelled', async () => {
    const elsewhere = await Visitor.arrive(server.origin);
    for (const name of ['victim', 'Ｖｉｃｔｉｍ', 'Vic\u00adtim']) {
      expect((await elsewhere.ask('POST', '/api/session', { ...victim, name })).status).toBe(200);
    }
  });
});

describe('a guest', () => {
  it('is called by what can be seen', async () => {
    const guest = await Visitor.arrive(server.origin);
    const rename = (name: string) => guest.ask('PATCH', '/api/me', { name });
    expect((await rename(' Zo\u0065\u0308\u200b ')).json).toMatchObject({ name: 'Zoë' });
    const { status, json } = await rename('\u3164');
    expect([status, json]).toMatchObject([400, { code: 'bad-name' }]);
    expect((await guest.ask('GET', '/api/me')).json).toMatchObject({ name: 'Zoë' });
  });
});
