import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawTo } from '../testing/raw.ts';
import { httpServer } from './http-server.ts';

/** As usual, but twenty times as fast. */
const patience = { headersMs: 500, requestMs: 1_500, lookMs: 25 };

let server: Server;
let origin: string;
beforeAll(async () => {
  const onRequest = (): void => {};
  server = httpServer({ onRequest, onSocket: onRequest }, patience);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** After how long the server hangs up on somebody who goes on a byte at a time. */
async function cutOffAfter(start: string): Promise<number> {
  const raw = await rawTo(origin);
  const since = performance.now();
  raw.write(start);
  const tick = setInterval(() => raw.write('x'), 50);
  raw.resume();
  await new Promise((resolve) => raw.once('end', resolve));
  clearInterval(tick);
  raw.destroy();
  return performance.now() - since;
}

describe('whoever sends slowly', () => {
  it('has so long for the headers', async () => {
    const ms = await cutOffAfter('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    expect(ms).toBeGreaterThan(patience.headersMs * 0.9);
    expect(ms).toBeLessThan(patience.requestMs);
  });

  it('has so long for everything', async () => {
    const ms = await cutOffAfter(
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n',
    );
    expect(ms).toBeGreaterThan(patience.requestMs * 0.9);
    expect(ms).toBeLessThan(patience.requestMs * 3);
  });

  it('has as long as operators are told', () => {
    const usual = httpServer({ onRequest: () => {}, onSocket: () => {} });
    expect([usual.headersTimeout, usual.requestTimeout]).toEqual([10_000, 30_000]);
    const docs = readFileSync(new URL('../../../../docs/self-hosting.md', import.meta.url), 'utf8');
    expect(docs).toContain('Headers must arrive in ten seconds, everything in thirty');
    usual.close();
  });
});
