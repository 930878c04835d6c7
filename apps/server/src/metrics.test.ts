import { describe, expect, it } from 'vitest';
import { isLocal } from './http/reached.ts';
import { testServer } from './testing/test-server.ts';

const from = (client: string) => ({
  client,
  isThroughStranger: false,
  origin: '',
  isSecure: false,
});

describe('who may read the metrics', () => {
  it.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('%s is this machine', (client) => {
    expect(isLocal(from(client))).toBe(true);
    expect(isLocal({ ...from(client), isThroughStranger: true })).toBe(false);
  });

  it.each(['', '10.0.0.1', '::', '1.127.0.0', '127.0.0.1.example', '::ffff:10.0.0.1'])(
    '%j is not',
    (client) => expect(isLocal(from(client))).toBe(false),
  );

  async function statusWith(settings: Record<string, string>, headers: Record<string, string>) {
    const server = await testServer({ settings });
    const { status } = await fetch(`${server.origin}/metrics`, { headers });
    await server.close();
    return status;
  }
  const proxied = { OCHRE_TRUST_PROXY: 'yes' };

  it('is this machine alone, and behind a trusted proxy the client that it names', async () => {
    expect(await statusWith({}, {})).toBe(200);
    expect(await statusWith(proxied, {})).toBe(200);
    expect(await statusWith(proxied, { 'x-forwarded-for': '127.0.0.1, 10.1.2.3' })).toBe(403);
    expect(await statusWith(proxied, { 'x-forwarded-for': '10.1.2.3, 127.0.0.1' })).toBe(200);
  });

  it('is nobody who comes through a proxy that nobody spoke of', async () => {
    expect(await statusWith({}, { 'x-forwarded-for': '127.0.0.1' })).toBe(403);
    expect(await statusWith({}, { forwarded: 'for=10.1.2.3' })).toBe(403);
  });

  it('is everybody when the setting says so', async () => {
    const headers = { 'x-forwarded-for': '10.1.2.3' };
    expect(await statusWith({ ...proxied, OCHRE_METRICS: 'open' }, headers)).toBe(200);
  });
});
