import { expect, it } from 'vitest';
import { testServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

it('refusals are counted in the log, not a line each', async () => {
  const server = await testServer();
  const visitor = new Visitor(server.origin);
  for (let time = 0; time < 50; time++) await visitor.ask('GET', '/api/me/games');
  await server.close();
  const counts = server.logged
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event === 'request.refused')
    .map(({ code, route, count }) => [code, route, count]);
  expect(counts).toEqual([
    ['no-session', '/api/me/games', 1],
    ['no-session', '/api/me/games', 49],
  ]);
});
