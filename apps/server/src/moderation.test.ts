import type { Command, TableView } from '@ochre/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { Client } from './testing/client.ts';
import { type Gathered, gather, onTurn, tableFor } from './testing/table-for.ts';
import type { TestServer } from './testing/test-server.ts';
import { twoServers } from './testing/two-servers.ts';
import { Visitor } from './testing/visitor.ts';

const { one, two } = twoServers({ OCHRE_TRUST_PROXY: 'yes' });

const open: Client[] = [];
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});

async function arrive({ origin }: TestServer, table: string, address?: string): Promise<Client> {
  const client = await Client.of(await Visitor.arrive(origin, address));
  open.push(client);
  await client.follow(table);
  return client;
}

const say = (text: string, name = 'Eve'): Command => ({ kind: 'say', text, name });
const refused = (code: string) => ({ refused: expect.objectContaining({ code }) });
/** Whether they were told that they may not look at it any more. */
const isOut = (client: Client, table: string): boolean =>
  client.refused.some(
    (message) =>
      message.table === table && message.id === undefined && message.code === 'not-allowed',
  );
const hostOf = ({ clients }: Gathered): Client => clients[0]!;

async function kept(made: Promise<Gathered>): Promise<Gathered> {
  const gathered = await made;
  open.push(...gathered.clients);
  return gathered;
}

describe('whom the host removes', () => {
  it('is put out at once in every process and tab, and is let in nowhere', async () => {
    const gathered = await kept(gather(one().origin, 2));
    const { table } = gathered;
    const host = hostOf(gathered);
    const eve = await arrive(two(), table);
    const tab = await Client.of(
      Object.assign(new Visitor(one().origin), { cookie: eve.visitor.cookie }),
    );
    open.push(tab);
    await tab.follow(table);
    const kim = await arrive(two(), table);
    const said = await eve.act(table, say('spoiling'));
    await host.act(table, { kind: 'ban', whom: { said } });
    await Promise.all([eve, tab].map((client) => client.until(() => isOut(client, table))));
    const heard = eve.received.length;
    await host.act(table, say('gone'));
    await kim.until(() => kim.view(table).seq === host.view(table).seq);
    expect(eve.received.slice(heard)).toEqual([]);

    await expect(eve.act(table, say('again'))).rejects.toMatchObject(refused('not-allowed'));
    await expect(eve.past(table, 1)).rejects.toMatchObject(refused('not-allowed'));
    await expect(eve.act(table, { kind: 'sit', name: 'Eve', nonce: 'e' })).rejects.toMatchObject(
      refused('not-allowed'),
    );
    const before = eve.refused.length;
    eve.say({ do: 'follow', table });
    await eve.until(() => eve.refused.length > before);
    expect(eve.refused.at(-1)).toMatchObject({ table, code: 'not-allowed' });
    for (const path of ['', '/history']) {
      const { status } = await eve.visitor.ask('GET', `/api/tables/${table}${path}`);
      expect(status).toBe(403);
    }
    expect((await kim.visitor.ask('GET', `/api/tables/${table}`)).status).toBe(200);
    await host.until(() => host.presence.get(table)?.watching === 1);

    const [ban] = host.view(table).banned!;
    expect(ban).toMatchObject({ name: 'Eve' });
    expect(kim.view(table).banned).toBeUndefined();
    const lifted = await host.act(table, { kind: 'unban', ban: ban!.ban });
    await kim.until(() => kim.view(table).seq === lifted);
    expect(await eve.act(table, say('back'))).toBe(lifted + 1);
    expect([host, kim].flatMap(({ complaints }) => complaints)).toEqual([]);
  });

  it('leaves a free seat before the game, and a bot in it', async () => {
    const gathered = await kept(gather(one().origin, 2));
    const { table } = gathered;
    const [host, ben] = gathered.clients as [Client, Client];
    await host.act(table, { kind: 'ban', whom: { seat: 1 } });
    await ben.until(() => isOut(ben, table));
    expect(host.view(table).seats[1]).toEqual({});

    const playing = await kept(tableFor(two().origin, 2));
    const seats = (): TableView['seats'] => hostOf(playing).view(playing.table).seats;
    const [, cy] = playing.clients as [Client, Client];
    await hostOf(playing).act(playing.table, { kind: 'ban', whom: { seat: 1 } });
    await cy.until(() => isOut(cy, playing.table));
    expect(seats()[1]).toMatchObject({ name: 'Player 2', bot: 'medium', left: 'removed' });
    // The game goes on: the host has won nothing by it.
    const host2 = hostOf(playing);
    const isOnTurn = () => host2.view(playing.table).game?.legal !== undefined;
    await host2.until(isOnTurn);
    const move = host2.view(playing.table).game!.legal![0]!;
    await host2.act(playing.table, { kind: 'move', move });
  });

  it('does not talk or sit again with a new cookie; who belongs to the table does', async () => {
    const gathered = await kept(gather(one().origin, 2, {}, undefined));
    const { table } = gathered;
    const host = hostOf(gathered);
    const sit: Command = { kind: 'sit', name: 'Ben', nonce: 'b' };
    const standing = gathered.clients[1]!;
    await standing.act(table, { kind: 'stand' });
    const member = await arrive(one(), table, '10.0.0.7');
    await member.act(table, sit);
    const eve = await arrive(one(), table, '10.0.0.7');
    const said = await eve.act(table, say('spoiling'));
    await host.act(table, { kind: 'ban', whom: { said } });
    await eve.until(() => isOut(eve, table));

    const again = await arrive(one(), table, '10.0.0.7');
    await expect(again.act(table, say('me again'))).rejects.toMatchObject(refused('not-allowed'));
    await expect(
      again.act(table, { kind: 'sayPhrase', phrase: 'luck', name: 'Eve' }),
    ).rejects.toMatchObject(refused('not-allowed'));
    await member.act(table, { kind: 'stand' });
    await expect(again.act(table, sit)).rejects.toMatchObject(refused('not-allowed'));
    const elsewhere = await arrive(one(), table, '10.0.0.8');
    await elsewhere.act(table, say('hello', 'Kim'));
    await host.act(table, { kind: 'unban', ban: host.view(table).banned![0]!.ban });
    await again.act(table, say('me again', 'Eva'));
  });

  it('and their address is nowhere but in memory', async () => {
    const gathered = await kept(gather(one().origin, 2));
    const { table } = gathered;
    const eve = await arrive(one(), table, '10.0.0.9');
    const said = await eve.act(table, say('spoiling'));
    await hostOf(gathered).act(table, { kind: 'ban', whom: { said } });
    expect(JSON.stringify(await one().store.entries(table))).not.toContain('10.0.0.9');
    expect(one().logged.join()).not.toContain('10.0.0.9');
  });
});

describe('a closed chat', () => {
  it('is closed in every process, and moves go on', async () => {
    const gathered = await kept(tableFor(one().origin, 2));
    const { table } = gathered;
    const eve = await arrive(two(), table);
    await hostOf(gathered).act(table, { kind: 'limitTalk', to: 'players' });
    await eve.until(() => eve.view(table).talk === 'players');
    await expect(eve.act(table, say('hm'))).rejects.toMatchObject(refused('not-now'));
    await gathered.clients[1]!.act(table, { kind: 'say', text: 'hm' });
    const player = onTurn(gathered);
    await player.act(table, { kind: 'move', move: player.view(table).game!.legal![0]! });
  });
});

describe('muting', () => {
  it('is known to the own tabs in every process at once, and to nobody else', async () => {
    const gathered = await kept(gather(one().origin, 2));
    const { table } = gathered;
    const [ada, ben] = gathered.clients as [Client, Client];
    const tab = await Client.of(
      Object.assign(new Visitor(two().origin), { cookie: ada.visitor.cookie }),
    );
    const choosy = await arrive(two(), table);
    open.push(tab);
    await tab.follow(table);
    await choosy.act(table, { kind: 'mute', whom: 1, isMuted: true });
    const news = ({ received }: Client): number =>
      received.filter((text) => text.includes('"is":"news"')).length;
    const before = [ben, choosy].map(news);
    await ada.act(table, { kind: 'mute', whom: 1, isMuted: true });
    await tab.until(() => tab.view(table).muted?.[0] === 1);
    await ben.act(table, { kind: 'say', text: 'unheard' });
    const { seq } = ben.view(table);
    await Promise.all(
      [ada, tab, choosy].map((client) => client.until(() => client.view(table).seq === seq)),
    );
    for (const client of [ada, tab])
      expect(client.received.join()).not.toContain('"text":"unheard"');
    expect([ben, choosy].map(news)).toEqual(before.map((count) => count + 1));
    expect([ada, ben, tab, choosy].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
