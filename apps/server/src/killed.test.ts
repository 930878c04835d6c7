import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRecord, replay } from '@ochre/kernel';
import type { History } from '@ochre/protocol';
import { stoneAge } from '@ochre/stone-age/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Acknowledged, toldOtherwise } from './testing/acknowledged.ts';
import { Client } from './testing/client.ts';
import { bot, person, plan, playToEnd } from './testing/play.ts';
import { ServerProcess } from './testing/server-process.ts';
import { type Gathered, tableFor } from './testing/table-for.ts';

const data = mkdtempSync(join(tmpdir(), 'ochre-killed-'));
const generous = [
  '--sockets',
  '1000',
  '--requests',
  '99999',
  '--messages',
  '1000',
  '--tables',
  '1000',
];
let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start('--data', data, ...generous);
});
afterAll(async () => {
  await server.kill();
  rmSync(data, { recursive: true, force: true });
});

const SEATS = [
  { seats: [person, bot('greedy')] },
  { seats: [person, person] },
  { seats: [person, person, bot('random')] },
];

describe('a server that is killed in the middle of games', () => {
  it('has every acknowledged move when it is back, and the games go on by themselves', async () => {
    const gatherings = await Promise.all(
      SEATS.map(({ seats }) => {
        const people = seats.filter(({ kind }) => kind === 'person').length;
        return tableFor(server.origin, people, { seats });
      }),
    );
    let kills = 0;
    const games = gatherings.map((gathered, at) => playAll(gathered, `game ${at}`));
    const playing = Promise.all(games.map(({ finished }) => finished));
    const killing = (async () => {
      for (; kills < 4; kills++) {
        await new Promise((resolve) => setTimeout(resolve, 250));
        await server.kill();
        await server.start();
      }
    })();
    await Promise.all([playing, killing]);
    expect(kills).toBe(4);

    for (const [at, { table, clients }] of gatherings.entries()) {
      for (const [seat, client] of clients.entries()) {
        const { json } = await client.visitor.ask('GET', `/api/tables/${table}/history`);
        const { told } = json as History;
        const { acknowledged } = games[at]!;
        expect(acknowledged[seat]!.size).toBeGreaterThan(20);
        expect(acknowledged[seat]!.missingIn(told)).toEqual([]);
        expect(toldOtherwise(client, table, told)).toEqual([]);
        expect(client.complaints).toEqual([]);
        expect(client.connections).toBeGreaterThan(1);
        expect(told.map(({ seq }) => seq)).toEqual(told.map((_, index) => index + 1));
      }
      const { text } = await clients[0]!.visitor.ask('GET', `/api/tables/${table}/record`);
      const record = parseRecord(text);
      expect(replay(stoneAge, record).record().result).toEqual(record.result);
      for (const client of clients) client.close();
    }
  });

  it('lets bots play on for whoever looks again, and goes down in order when asked to', async () => {
    const ada = await Client.arrive(server.origin);
    const { table } = await ada.visitor.makeTable({ plan: plan(bot('greedy'), bot('greedy')) });
    await ada.follow(table);
    await ada.act(table, { kind: 'begin' });
    await server.kill();
    await server.start();
    await ada.until(() => ada.view(table).stage === 'over');
    ada.close();
    expect(await server.stop()).toBe(0);
    expect(server.logged.join('')).toContain('"event":"server.closed"');
    await server.start();
  });
});

function playAll({ table, clients }: Gathered, seed: string) {
  const acknowledged = clients.map(() => new Acknowledged());
  const finished = Promise.all(
    clients.map((client, seat) =>
      playToEnd(client, table, `${seed} ${seat}`, {
        onDone: (seq, command) => acknowledged[seat]!.add(seq, command),
      }),
    ),
  );
  return { acknowledged, finished };
}
