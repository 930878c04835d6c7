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
  patience?: number,
): Promise<Gathered> {
  const gathered = await gather(origin, people, change, patience);
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
  patience?: number,
): Promise<Gathered> {
  const clients: Client[] = [];
  try {
    while (clients.length < people) clients.push(await Client.arrive(origin, patience));
    const seats = clients.map(() => person);
    const wanted = { plan: { ...plan(...seats), ...change } };
    const { table, code } = await clients[0]!.visitor.makeTable(wanted);
    for (const [at, client] of clients.entries()) {
      await client.follow(table);
      await client.act(table, { kind: 'sit', name: `Player ${at + 1}`, nonce: `nonce-${at}` });
    }
    return { table, code, clients };
  } catch (error) {
    // They would knock for ever.
    for (const client of clients) client.close();
    throw error;
  }
}

/** The client whose turn it is. */
export function onTurn({ table, clients }: Gathered): Client {
  return clients.find((client) => client.view(table).game?.legal !== undefined)!;
}
