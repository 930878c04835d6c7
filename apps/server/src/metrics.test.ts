import { describe, expect, it } from 'vitest';
import { isLocal } from './http/reached.ts';
import { memoryStore } from './store/memory.ts';
import { gather } from './testing/table-for.ts';
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

describe('what the metrics tell', () => {
  /** The value of a line, as it is written before it. */
  async function metricsOf(origin: string): Promise<(line: string) => number> {
    const text = await fetch(`${origin}/metrics`).then((answer) => answer.text());
    return (line) =>
      Number(
        text
          .split('\n')
          .find((one) => one.startsWith(`${line} `))
          ?.slice(line.length) ?? 0,
      );
  }

  it('is how long answers take, by what was asked for and how it was answered', async () => {
    const server = await testServer();
    for (const path of [
      '/api/tables',
      '/api/tables/nothing',
      '/api/codes/NOCODE',
      '/healthz',
      '/',
    ]) {
      await fetch(`${server.origin}${path}`);
    }
    const value = await metricsOf(server.origin);
    const count = (group: string, status: string): number =>
      value(`ochre_http_seconds_count{group="${group}",status="${status}"}`);
    expect(count('api/tables', '2xx')).toBe(1);
    expect(count('api/tables', '4xx')).toBe(1);
    expect(count('api/codes', '4xx')).toBe(1);
    expect(count('healthz', '2xx')).toBe(1);
    expect(count('page', '2xx')).toBe(1);
    await server.close();
  });

  it('is how long commands take, those that are refused as well', async () => {
    const server = await testServer();
    const { table, clients } = await gather(server.origin, 2);
    await expect(clients[1]!.act(table, { kind: 'begin' })).rejects.toThrow('not-host');
    const value = await metricsOf(server.origin);
    const count = (result: string): number =>
      value(`ochre_command_to_broadcast_seconds_count{result="${result}"}`);
    expect([count('done'), count('not-host')]).toEqual([2, 1]);
    expect(value('ochre_store_seconds_count{result="stored"}')).toBe(3);
    for (const client of clients) client.close();
    await server.close();
  });

  it('is how late everything is while something long is done', async () => {
    const server = await testServer();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const end = performance.now() + 300;
    while (performance.now() < end);
    const value = await metricsOf(server.origin);
    const all = value('ochre_event_loop_delay_seconds_count');
    expect(all).toBeGreaterThan(0);
    expect(value('ochre_event_loop_delay_seconds_bucket{le="0.1"}')).toBeLessThan(all);
    await server.close();
  });

  it('is whether the database answers', async () => {
    let isWell = true;
    const server = await testServer({ store: { ...memoryStore(), isWell: async () => isWell } });
    expect((await metricsOf(server.origin))('ochre_database_up')).toBe(1);
    isWell = false;
    expect((await metricsOf(server.origin))('ochre_database_up')).toBe(0);
    await server.close();
  });
});
