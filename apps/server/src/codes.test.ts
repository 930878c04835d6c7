import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { person, plan } from './testing/play.ts';
import { type TestServer, testServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

let server: TestServer;
let visitor: Visitor;
let code: string;
beforeEach(async () => {
  server = await testServer({ settings: { OCHRE_TRUST_PROXY: 'yes' } });
  visitor = await Visitor.arrive(server.origin);
  ({ code } = await visitor.makeTable({ plan: plan(person, person) }));
});
afterEach(() => server.close());

async function lookUp(code: string, from: string): Promise<number> {
  const headers = { 'x-forwarded-for': from };
  return (await visitor.ask('GET', `/api/codes/${code}`, undefined, headers)).status;
}

describe('codes', () => {
  it('are found as often as they are right', async () => {
    const found: number[] = [];
    for (let time = 0; time < 30; time++) found.push(await lookUp(code, '192.0.2.1'));
    expect(found).toEqual(Array(30).fill(200));
  });

  it('are told to nobody who has tried too many, not even right ones', async () => {
    const tried: number[] = [];
    for (let time = 0; time < 20; time++) tried.push(await lookUp('WRONG1', '192.0.2.1'));
    expect(tried).toEqual(Array(20).fill(404));
    expect(await lookUp(code, '192.0.2.1')).toBe(429);
    expect(await lookUp(code, '192.0.2.2')).toBe(200);
  });

  it('are not tried out by one network with many addresses', async () => {
    for (let time = 0; time < 20; time++) await lookUp('WRONG1', `2001:db8:1:2::${time + 1}`);
    expect(await lookUp(code, '2001:db8:1:2:ffff::')).toBe(429);
    expect(await lookUp(code, '2001:db8:1:3::1')).toBe(200);
  });
});
