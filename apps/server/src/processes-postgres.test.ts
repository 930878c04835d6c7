import type { History } from '@ochre/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POSTGRES, type TestDatabase, testDatabase } from './store/testing/postgres-database.ts';
import { Acknowledged, toldOtherwise } from './testing/acknowledged.ts';
import { Client } from './testing/client.ts';
import { bot, person, plan, playOn } from './testing/play.ts';
import { ServerProcess } from './testing/server-process.ts';

describe.skipIf(POSTGRES === undefined)('two processes on one PostgreSQL', () => {
  let database: TestDatabase;
  let [one, two]: ServerProcess[] = [];
  beforeAll(async () => {
    database = await testDatabase();
    const generous = ['--messages', '9999', '--requests', '9999'];
    const start = () => ServerProcess.start('--database', database.url, ...generous);
    one = await start();
    two = await start();
  }, 60_000);
  afterAll(async () => {
    await Promise.all([one?.kill(), two?.kill()]);
    await database.remove();
  });

  it('keep a table though each is killed once: its people go on through the other', async () => {
    const ada = await Client.arrive(one!.origin);
    const bea = await Client.arrive(two!.origin);
    const sit = { name: 'Ada', nonce: 'a' };
    const made = await ada.visitor.makeTable({ plan: plan(person, person, bot('greedy')), sit });
    const { table } = made;
    await Promise.all([ada.follow(table), bea.follow(table)]);
    await bea.act(table, { kind: 'sit', name: 'Bea', nonce: 'b' });
    await ada.act(table, { kind: 'begin' });
    await bea.until(() => bea.view(table).stage === 'playing');
    const acknowledged = [new Acknowledged(), new Acknowledged()];
    const playing = Promise.all(
      [ada, bea].map((client, at) =>
        playOn(client, table, `${at}`, {
          onDone: (seq, command) => acknowledged[at]!.add(seq, command),
        }),
      ),
    );
    const moves = (client: Client, least: number) =>
      client.until(() => (client.view(table).game?.moves ?? 0) >= least, 60_000);
    await moves(ada, 30);
    await one!.kill();
    ada.moveTo(two!.origin);
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
  }, 120_000);
});
