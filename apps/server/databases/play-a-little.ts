import { Client } from '../src/testing/client.ts';
import { bot, person, plan, playToEnd } from '../src/testing/play.ts';

export const ADA = { name: 'Ada', password: 'ochre, bone and clay' } as const;

/** Somebody with an account and two guests leave behind one of everything that a server keeps. */
export async function playALittle(origin: string): Promise<void> {
  const people = await Promise.all([1, 2, 3].map(() => Client.arrive(origin)));
  const [ada, bea, cy] = people as [Client, Client, Client];
  await ada.visitor.ask('POST', '/api/me/account', ADA);
  await bea.visitor.ask('PATCH', '/api/me', { name: 'Bea' });
  // With her account she has another cookie.
  const logged = await Client.of(ada.visitor);
  ada.close();
  try {
    const over = await finishedGame(logged, bea, cy);
    const record = await cy.visitor.ask('GET', `/api/tables/${over}/record`);
    await cy.visitor.ask('POST', '/api/records', `${record.text}\n\n\n`);
    await runningGame(logged, bea);
    await gatheringTable(bea);
    await closedTable(bea);
  } finally {
    for (const client of [logged, bea, cy]) client.close();
  }
}

/** With bots, talk of players and of who watches, somebody muted, and the way to the next table. */
async function finishedGame(ada: Client, bea: Client, cy: Client): Promise<string> {
  const sit = { name: 'Ada', nonce: 'adas-nonce' };
  const wanted = { plan: plan(person, person, bot('easy')), sit };
  const { table } = await ada.visitor.makeTable(wanted);
  await Promise.all([ada, bea, cy].map((client) => client.follow(table)));
  await bea.act(table, { kind: 'sit', name: 'Bea', nonce: 'beas-nonce' });
  await ada.act(table, { kind: 'begin' });
  await ada.act(table, { kind: 'say', text: "Who's first? ¡Suerte! – Viel Glück 🎲" });
  await bea.act(table, { kind: 'sayPhrase', phrase: 'luck' });
  await cy.act(table, { kind: 'say', name: 'Cy', text: 'I only watch.' });
  await bea.act(table, { kind: 'mute', whom: 'watching', isMuted: true });
  await Promise.all([playToEnd(ada, table, 'ada'), playToEnd(bea, table, 'bea')]);
  await bea.act(table, { kind: 'sayPhrase', phrase: 'goodGame' });
  await bea.visitor.ask('POST', `/api/tables/${table}/rematch`);
  return table;
}

async function runningGame(ada: Client, bea: Client): Promise<void> {
  const clock = { kind: 'turn', time: 86_400_000 } as const;
  const wanted = { plan: { ...plan(person, person, bot('greedy')), clock } };
  const { table } = await ada.visitor.makeTable(wanted);
  await Promise.all([ada, bea].map((client) => client.follow(table)));
  await ada.act(table, { kind: 'sit', name: 'Ada', nonce: 'adas-second' });
  await bea.act(table, { kind: 'sit', name: 'Bea', nonce: 'beas-second' });
  await ada.act(table, { kind: 'begin' });
  const mayGoOn = ({ game }: { readonly game?: { readonly moves: number } }) =>
    (game?.moves ?? 0) < 40;
  await Promise.all([ada, bea].map((one, at) => playToEnd(one, table, `${at}`, { mayGoOn })));
}

async function gatheringTable(bea: Client): Promise<void> {
  const { table } = await bea.visitor.makeTable({ plan: plan(person, person) });
  await bea.act(table, { kind: 'sit', name: 'Bea', nonce: 'beas-third' });
}

/** The only person leaves. */
async function closedTable(bea: Client): Promise<void> {
  const { table } = await bea.visitor.makeTable({ plan: plan(person, bot('easy')) });
  await bea.follow(table);
  await bea.act(table, { kind: 'sit', name: 'Bea', nonce: 'beas-fourth' });
  await bea.act(table, { kind: 'begin' });
  await bea.act(table, { kind: 'resign' });
}
