import type { Plan } from '@ochre/protocol';
import { Client } from './client.ts';
import { person, plan } from './play.ts';

export interface Gathered {
  readonly table: string;
  readonly code: string;
  readonly clients: readonly Client[];
}

/** So many people sit at a table of their own, and the game has begun. */
export async function tableFor(
  origin: string,
  people: number,
  change: Partial<Plan> = {},
): Promise<Gathered> {
  const gathered = await gather(origin, people, change);
  const [host] = gathered.clients;
  await host!.act(gathered.table, { kind: 'begin' });
  await Promise.all(
    gathered.clients.map((client) =>
      client.until(() => client.view(gathered.table).stage === 'playing'),
    ),
  );
  return gathered;
}

/** The same before it begins. */
export async function gather(
  origin: string,
  people: number,
  change: Partial<Plan> = {},
): Promise<Gathered> {
  const clients = await Promise.all(Array.from({ length: people }, () => Client.arrive(origin)));
  const seats = Array.from({ length: people }, () => person);
  const host = clients[0]!;
  const { table, code } = await host.visitor.makeTable({ plan: { ...plan(...seats), ...change } });
  for (const [at, client] of clients.entries()) {
    await client.follow(table);
    await client.act(table, { kind: 'sit', name: `Player ${at + 1}`, nonce: `nonce-${at}` });
  }
  return { table, code, clients };
}

/** The client whose turn it is. */
export function onTurn({ table, clients }: Gathered): Client {
  return clients.find((client) => client.view(table).game?.legal !== undefined)!;
}
