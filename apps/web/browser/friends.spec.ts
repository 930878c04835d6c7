import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openTable, sitDown } from './gathering.ts';
import { inAHurry } from './in-a-hurry.ts';
import { shot } from './shot.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 390, height: 844 };

/** The viewer's part of a game, played to the end beside the page, with no board that keeps up. */
const playToEnd = (page: Page, table: string): Promise<void> =>
  page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
        let count = 0;
        const act = (seen: number, command: object): void =>
          socket.send(JSON.stringify({ do: 'act', id: `y${count++}`, table: id, seen, command }));
        socket.onopen = () => socket.send(JSON.stringify({ do: 'follow', table: id }));
        socket.onmessage = ({ data }) => {
          const { is, view } = JSON.parse(data);
          if (is !== 'news') return;
          const { seq, stage, game, you } = view;
          if (stage === 'over') resolve();
          else if (game?.unconfirmed === you) act(seq, { kind: 'endTurn' });
          else if (game?.legal) act(seq, { kind: 'move', move: game.legal[0] });
        };
      }),
    table,
  );

test('friends choose figures, play, and play again when both are ready', async ({
  browser,
  server,
}) => {
  const contexts = await Promise.all([0, 1].map(() => browser.newContext({ viewport: PHONE })));
  const [host, guest] = (await Promise.all(
    contexts.map(async (context) => {
      await inAHurry(context);
      return context.newPage();
    }),
  )) as [Page, Page];
  const link = await openTable(host, server.origin);
  await guest.goto(link);
  await expect(guest.getByText('self-hosting')).toHaveCount(0);
  await shot(guest, 'guest-arrives');
  await sitDown(guest, 'Ben');

  // Bots and free seats give way; who sits does not.
  await host.getByRole('button', { name: 'Plum' }).click();
  await expect(host.getByRole('button', { name: 'Plum' })).toHaveAttribute('aria-pressed', 'true');
  await expect(guest.getByRole('button', { name: 'Plum' })).toBeDisabled();
  await expect(guest.locator('.seat').getByRole('img', { name: 'Plum' })).toBeVisible();
  await shot(guest, 'figures-chosen');
  await expectAccessible(guest);
  await host.getByRole('button', { name: 'Start', exact: true }).click();
  await host.locator('.panel, .player-strip').first().waitFor();

  const table = link.split('/t/')[1]!;
  await Promise.all([host, guest].map((page) => playToEnd(page, table)));
  await host.getByRole('button', { name: /^(Play again|Again)/ }).click();
  await expect(host.getByText('You are ready. Waiting for Ben.')).toBeVisible();
  await shot(host, 'ready-again');
  await expect(guest.getByText('Ann would like a rematch. Ready?')).toBeVisible();
  await shot(guest, 'asked-again');
  await guest.getByRole('button', { name: 'Ready', exact: true }).click();
  for (const page of [host, guest]) {
    await page.waitForURL((url) => url.pathname.startsWith('/t/') && url.href !== link);
    await expect(page.locator('.round')).toHaveText(/1/);
  }
  expect(guest.url()).toBe(host.url());
  await Promise.all(contexts.map((context) => context.close()));
});
