import { randomFrom } from '@ochre/kernel';
import { vi } from 'vitest';
import { LIBRARY } from '../../games.ts';
import { Line } from '../network/line.ts';
import { NetworkTable } from '../network/network-table.ts';
import { type Badness, BadWires } from './bad-wires.ts';
import { FakeServer } from './fake-server.ts';
import { commandFor, until } from './people.ts';
import { chooser, planOf } from './plans.ts';

const GAMES = await LIBRARY.with('stone-age');

export const ANNA = 'member-anna';
export const BEN = 'member-ben';

/** A table for two that Anna has opened, and how everybody reaches it. */
export function opened(seed: string, badness?: Badness, setup = {}) {
  const server = new FakeServer(GAMES, planOf('pp', { setup }), ANNA, seed);
  return { server, wires: new BadWires(server, seed, badness) };
}

/** A page that looks at the one table there is. */
export function pageOf(server: FakeServer, wires: BadWires, member: string) {
  const random = randomFrom(member);
  const line = new Line({
    open: wires.openFor(member),
    introduce: async () => {},
    random: () => random.below(1000) / 1000,
  });
  const history = async () => server.history(member);
  return { line, table: new NetworkTable(server.id, { line, history }) };
}

/** Anna and Ben sit down at a table, and their game begins. */
export async function begin({ server, wires }: ReturnType<typeof opened>) {
  const [anna, ben] = [pageOf(server, wires, ANNA), pageOf(server, wires, BEN)];
  await done(anna.table.send({ kind: 'sit', name: 'Anna', nonce: 'a' }));
  await done(ben.table.send({ kind: 'sit', name: 'Ben', nonce: 'b' }));
  await done(anna.table.send({ kind: 'begin' }));
  await done(until(ben.table, ({ view }) => view?.stage === 'playing'));
  const first = anna.table.snapshot.view!.game!.legal === undefined ? ben : anna;
  return { server, wires, anna, ben, first, other: first === anna ? ben : anna };
}

export const begun = (...asked: Parameters<typeof opened>) => begin(opened(...asked));

/** Lets time pass until it has happened. */
export async function done<T>(happening: Promise<T>): Promise<T> {
  let isDone = false;
  const end = happening.finally(() => {
    isDone = true;
  });
  for (let step = 0; !isDone && step < 100_000; step++) await vi.advanceTimersByTimeAsync(100);
  return end;
}

export const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** So many moves, by whoever's turn it is. */
export async function playUpTo(moves: number, ...tables: readonly NetworkTable[]): Promise<void> {
  const choose = chooser('up to');
  while (tables[0]!.snapshot.view!.game!.moves < moves) {
    for (const table of tables) {
      const command = commandFor(table.snapshot, choose);
      if (command !== undefined) await done(table.send(command));
    }
    await pass(100);
  }
}
