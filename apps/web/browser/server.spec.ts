import { kept } from './kept.ts';
import { expect, test } from './test.ts';

const PLAN = {
  game: 'stone-age',
  setup: {},
  seats: [{ kind: 'person' }, { kind: 'person' }],
  clock: { kind: 'none' },
  isOpen: false,
  hidesOdds: false,
};

test('a table is still there when its server was killed and started again', async ({
  page,
  ownServer,
}) => {
  await page.goto(ownServer.origin);
  await kept(page);
  const made = await page.evaluate(async (plan) => {
    await fetch('/api/me');
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ plan, sit: { name: 'Ann', nonce: 'a-nonce' } });
    return (await fetch('/api/tables', { method: 'POST', headers, body })).json();
  }, PLAN);
  await ownServer.kill();
  await ownServer.start();
  await page.goto(made.link);
  const found = await page.evaluate(
    async (table) => (await fetch(`/api/tables/${table}`)).json(),
    made.table,
  );
  expect(found).toMatchObject({ code: made.code, view: { you: 0 } });
});
