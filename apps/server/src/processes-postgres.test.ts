import { setTimeout as pause } from 'node:timers/promises';
import type { Entry } from '@ochre/match';
import type { History } from '@ochre/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POSTGRES, type TestDatabase, testDatabase } from './store/testing/postgres-database.ts';
import { Acknowledged, toldOtherwise } from './testing/acknowledged.ts';
import { Client } from './testing/client.ts';
import { bot, person, plan, playToEnd } from './testing/play.ts';
import { ServerProcess } from './testing/server-process.ts';
import { onTurn, tableFor } from './testing/table-for.ts';

describe.skipIf(POSTGRES === undefined)('two processes on one PostgreSQL', () => {
  let database: TestDatabase;
  let [one, two]: ServerProcess[] = [];
  beforeAll(async () => {
    database = await testDatabase();
    const generous = ['--messages', '9999', '--requests', '9999'];
    const start = () => ServerProcess.start('--database', database.url, ...generous);
    one = await start();
    two = await start();
  });
  afterAll(async () => {
    await Promise.all([one?.kill(), two?.kill()]);
    await database.remove();
  });

  it('keep a table though each is killed once: its people go on through the other', async () => {
    const ada = await Client.arrive(one!.origin);
    const bea = await Client.arrive(two!.origin);
    const made = await ada.visitor.makeTable({ plan: plan(person, person, bot('greedy')) });
    const { table } = made;
    await Promise.all([ada.follow(table), bea.follow(table)]);
    await ada.act(table, { kind: 'sit', name: 'Ada', nonce: 'a' });
    await bea.act(table, { kind: 'sit', name: 'Bea', nonce: 'b' });
    await ada.until(() => ada.view(table).seats[1]?.name === 'Bea');
    await ada.act(table, { kind: 'begin' });
    await bea.until(() => bea.view(table).stage === 'playing');
    const sees = (client: Client, ...here: boolean[]) =>
      client.until(() => String(client.presence.get(table)?.here) === String(here));
    await Promise.all([ada, bea].map((client) => sees(client, true, true, false)));
    const acknowledged = [new Acknowledged(), new Acknowledged()];
    const playing = Promise.all(
      [ada, bea].map((client, at) =>
        playToEnd(client, table, `${at}`, {
          onDone: (seq, command) => acknowledged[at]!.add(seq, command),
        }),
      ),
    );
    const moves = (client: Client, least: number) =>
      client.until(() => (client.view(table).game?.moves ?? 0) >= least);
    await moves(ada, 30);
    await one!.kill();
    await sees(bea, false, true, false);
    ada.moveTo(two!.origin);
    await sees(bea, true, true, false);
    await moves(bea, 80);
    await one!.start();
    await two!.kill();
    ada.moveTo(one!.origin);
    bea.moveTo(one!.origin);
    await playing;
    for (const [at, client] of [ada, bea].entries()) {
      const { json } = await client.visitor.ask('GET', `/api/tables/${table}/history`);
      const { told } = json as History;
      expect(client.complaints).toEqual([]);
      expect(acknowledged[at]!.missingIn(told)).toEqual([]);
      expect(toldOtherwise(client, table, told)).toEqual([]);
    }
    expect(ada.view(table).game!.snapshot).toEqual(bea.view(table).game!.snapshot);
    ada.close();
    bea.close();
  });

  describe('when the one that runs a table is gone', () => {
    const time = 3_600_000;
    const away = 3_000;
    const clock = { kind: 'game', time, increment: 0 } as const;
    const kindsAfter = async (client: Client, table: string, seq: number) => {
      const { json } = await client.visitor.ask('GET', `/api/tables/${table}/history`);
      return (json as History).told.slice(seq).map(({ what }) => what.kind);
    };
    beforeEach(async () => {
      await Promise.all([one!.kill(), two!.kill()]);
      await Promise.all([one!.start(), two!.start()]);
    });

    it('nobody is charged for it, not even whose move is the first that the other hears', async () => {
      const gathered = await tableFor(one!.origin, 2, { clock });
      const { table, clients } = gathered;
      const ada = onTurn(gathered);
      // The other one knows the table before, and the one that runs it.
      ada.moveTo(two!.origin);
      await ada.until(() => ada.connections > 1 && ada.isOpen);
      await pause(away);
      const { seq, you, game } = await ada.follow(table);
      const killed = Date.now();
      await one!.kill();
      await ada.act(table, { kind: 'move', move: game!.legal![0]! });
      expect(await kindsAfter(ada, table, seq)).toEqual(['resumed', 'moved']);
      const { left } = (await ada.follow(table)).clock!;
      expect(left[you!]).toBeGreaterThanOrEqual(time - (Date.now() - killed));
      for (const client of clients) client.close();
    });

    it('and no other is there, nobody is charged until one is', async () => {
      const from = Date.now();
      const gathered = await tableFor(one!.origin, 2, { clock });
      const { table, clients } = gathered;
      const ada = onTurn(gathered);
      const { seq, you, game } = ada.view(table);
      for (const client of clients) client.close();
      await Promise.all([one!.kill(), two!.kill()]);
      const killed = Date.now();
      await pause(away);
      const started = Date.now();
      const arriving = Client.of(ada.visitor);
      await one!.start();
      const again = await arriving;
      await again.act(table, { kind: 'move', move: game!.legal![0]! }, { seen: seq });
      const { left } = (await again.follow(table)).clock!;
      expect(left[you!]).toBeGreaterThanOrEqual(time - (killed - from) - (Date.now() - started));
      expect(await kindsAfter(again, table, seq)).toEqual(['resumed', 'moved']);
      again.close();
    });

    it('for a while and goes on, nobody is charged for it, through whichever they move', async () => {
      for (const through of [one!, two!]) {
        const short = { kind: 'turn', time: 4_000 } as const;
        const gathered = await tableFor(one!.origin, 2, { clock: short });
        const { table, clients } = gathered;
        const ada = onTurn(gathered);
        const { seq, game } = ada.view(table);
        one!.hang();
        await pause(6_000);
        // The one that runs the table goes on first, or hears of the move together with all else.
        one!.goOn();
        if (through === two) {
          ada.moveTo(two!.origin);
          await ada.until(() => ada.view(table).seq > seq);
        }
        await ada.act(table, { kind: 'move', move: game!.legal![0]! }, { seen: seq });
        expect((await kindsAfter(ada, table, seq)).slice(0, 2)).toEqual(['resumed', 'moved']);
        for (const client of clients) client.close();
      }
    });

    it.each([
      { how: 'killed', end: () => one!.kill() },
      { how: 'hanging', end: async () => one!.hang() },
    ])('bots go on for whoever looks, and clocks for nobody too: $how', async ({ end }) => {
      const seats = [bot('greedy'), bot('greedy'), bot('greedy'), bot('greedy')];
      const ada = await Client.arrive(one!.origin);
      const { table: ofBots } = await ada.visitor.makeTable({ plan: plan(...seats) });
      await ada.follow(ofBots);
      const bea = await Client.arrive(two!.origin);
      await bea.follow(ofBots);
      const { table: timed, clients } = await tableFor(one!.origin, 2, {
        clock: { ...clock, time: 3_000 },
      });
      await ada.act(ofBots, { kind: 'begin' });
      for (const client of [ada, ...clients]) client.close();
      await end();
      const log = async (table: string): Promise<string[]> => {
        const found = await database.query(
          `select entry from entries where table_id = '${table}' order by seq`,
        );
        return found.rows.map(({ entry }) => (JSON.parse(entry) as Entry).deed.kind);
      };
      const { length } = await log(ofBots);
      const goesOn = async () => (await log(ofBots)).slice(length);
      await expect.poll(goesOn).toContain('moved');
      await expect.poll(() => log(timed)).toContain('replaced');
      bea.close();
    });
  });
});
