import { inAHurry } from './in-a-hurry.ts';
import { luckOf, mouse, playOne } from './player.ts';
import { shot } from './shot.ts';
import { expect, test } from './test.ts';

test.setTimeout(300_000);

test('a game for two over the network, while the server is killed and started again', async ({
  browser,
  ownServer,
  complaints,
}) => {
  // A socket that breaks is told by the browser, whatever the page makes of it.
  complaints.expect(/WebSocket connection|Failed to load resource|ERR_CONNECTION/);
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [host, guest] = await Promise.all(
    contexts.map(async (context) => {
      await inAHurry(context);
      return context.newPage();
    }),
  );
  await host!.goto(ownServer.origin);
  await host!.getByRole('button', { name: /^Invite friends/ }).click();
  const panel = host!.getByRole('dialog');
  await panel.getByRole('radio', { name: '2', exact: true }).first().click();
  await panel.getByRole('textbox').first().fill('Ann');
  await panel
    .getByRole('button', { name: /^(Invite|Start|Make)/ })
    .last()
    .click();
  await host!.waitForURL(/\/t\//);
  const link = host!.url();

  await guest!.goto(link);
  await guest!
    .getByRole('button', { name: /seat|Sit/i })
    .first()
    .click();
  const name = guest!.getByRole('dialog').getByRole('textbox');
  await name.fill('Ben');
  await name.press('Enter');
  await expect(guest!.getByText('Ann').first()).toBeVisible();
  await shot(host!, 'gathering-table');
  await host!.getByRole('button', { name: /^(Begin|Start)/ }).click();

  const pages = [host!, guest!];
  const hands = [
    { hand: mouse, luck: luckOf(7) },
    { hand: mouse, luck: luckOf(8) },
  ];
  let isOver = false;
  let done = 0;
  while (!isOver) {
    for (const [at, page] of pages.entries()) {
      const what = await playOne(page, hands[at]!);
      if (what === true && ++done === 60) {
        await ownServer.kill();
        await expect(page.getByText(/lost|reconnect/i).first()).toBeVisible();
        await shot(page, 'lost-connection-table');
        await ownServer.start();
      }
      isOver ||= what === 'over';
    }
  }
  for (const page of pages) await expect(page.locator('.end-scene')).toBeVisible();
  const totals = await Promise.all(pages.map((page) => page.locator('tfoot').textContent()));
  expect(totals[0]).toBe(totals[1]);
  await Promise.all(contexts.map((context) => context.close()));
});
