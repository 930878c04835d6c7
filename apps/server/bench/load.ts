import { type GameMeta, randomFrom } from '@ochre/kernel';
import type { TableView } from '@ochre/protocol';
import { bot, nextCommand, person, plan } from '../src/testing/play.ts';
import { Visitor } from '../src/testing/visitor.ts';
import { LightClient } from './light-client.ts';

export interface SeatedClient {
  readonly table: string;
  readonly client: LightClient;
}

/** A table of one scripted client, who comes from an address of their own, and a bot; the game begun. */
export async function openTable(
  origin: string,
  { name, understudies }: GameMeta,
  at: number,
): Promise<SeatedClient> {
  const visitor = await Visitor.arrive(origin, `10.0.${at >> 8}.${at & 255}`);
  const { table } = await visitor.makeTable({
    plan: { ...plan(person, bot(understudies[0]!)), game: name },
  });
  const client = await LightClient.open(visitor);
  await client.until('gathering', () => client.follow(table));
  await client.until('playing', () => {
    client.act(table, { kind: 'sit', name: 'Bench', nonce: `n${at}` });
    client.act(table, { kind: 'begin' });
  });
  return { table, client };
}

/**
 * All clients play, together at most so many commands a second, evenly spread; a client whose turn
 * it is waits for its place.
 */
export async function playFor(
  seconds: number,
  perSecond: number,
  seated: readonly SeatedClient[],
): Promise<number[]> {
  const random = randomFrom('bench');
  const ready: (() => void)[] = [];
  for (const { table, client } of seated) {
    client.tookMs.length = 0;
    const look = (view: TableView): void => {
      const command = nextCommand(view, random);
      if (command !== undefined) ready.push(() => client.act(table, command));
    };
    client.onView = look;
    if (client.view !== undefined) look(client.view);
  }
  const from = performance.now();
  let sent = 0;
  while (performance.now() - from < seconds * 1000) {
    const due = ((performance.now() - from) / 1000) * perSecond;
    for (; sent < due && ready.length > 0; sent++) ready.shift()!();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  for (const { client } of seated) client.onView = () => {};
  return seated.flatMap(({ client }) => client.tookMs).sort((a, b) => a - b);
}
