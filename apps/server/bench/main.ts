import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { GENEROUS } from '../src/testing/generous.ts';
import { ServerProcess } from '../src/testing/server-process.ts';
import { ToolArguments } from '../src/testing/tool-arguments.ts';
import { Visitor } from '../src/testing/visitor.ts';
import { collectGarbage } from './collect-garbage.ts';
import type { Flood } from './flood.ts';
import { LightClient } from './light-client.ts';
import { openTable, playFor, type SeatedClient } from './load.ts';
import type { Answers, Storm } from './storm.ts';

const asked = ToolArguments.read({
  game: 'stone-age',
  tables: '1000',
  sockets: '5000',
  seconds: '20',
  rate: '400',
});
const { meta } = asked.game('game').game;
const TABLES = asked.positive('tables');
const SOCKETS = asked.positive('sockets');
const SECONDS = asked.positive('seconds');
/** Of clients; bots move about as often again. */
const RATE = asked.positive('rate');

const data = mkdtempSync(join(tmpdir(), 'ochre-bench-'));
// A port of its own for the debugger, which only collects garbage.
process.env.NODE_OPTIONS = '--inspect=127.0.0.1:0';
// Storms of log-ins say themselves where they come from.
const flags = ['--data', data, '--hidden-games', 'yes', '--trust-proxy', 'yes'];
// Those who flood a table are held to what is usual.
const server = await ServerProcess.start(...flags, ...GENEROUS, '--talk', '30');
const visitor = await Visitor.arrive(server.origin);

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

async function metrics(): Promise<(name: string) => number> {
  const { text } = await visitor.ask('GET', '/metrics');
  return (name) => {
    const lines = text
      .split('\n')
      .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  };
}

/** After a while in which nothing happens, and without rubbish. */
async function memory(): Promise<{ rss: number; heap: number }> {
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  await collectGarbage(server.debuggedAt!);
  const read = await metrics();
  return { rss: read('ochre_memory_bytes'), heap: read('ochre_heap_bytes') };
}

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const each = (
  after: { rss: number; heap: number },
  before: { rss: number; heap: number },
  count: number,
) =>
  `${kb((after.heap - before.heap) / count)} heap, ${kb((after.rss - before.rss) / count)} resident`;

/** Some at a time: nobody's backlog holds thousands. */
async function inGroups<T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let from = 0; from < count; from += 50) {
    const group = Array.from({ length: Math.min(50, count - from) }, (_, at) => make(from + at));
    made.push(...(await Promise.all(group)));
  }
  return made;
}

const atRest = await memory();
print(`at rest: ${kb(atRest.rss)} resident`);
const idle = await inGroups(SOCKETS, () => LightClient.open(visitor));
const withSockets = await memory();
print(`${SOCKETS} idle sockets: each ${each(withSockets, atRest, SOCKETS)}`);
for (const client of idle) client.close();

const before = await memory();
const opening = performance.now();
const seated: SeatedClient[] = await inGroups(TABLES, (at) => openTable(server.origin, meta, at));
print(`${TABLES} tables made and begun in ${((performance.now() - opening) / 1000).toFixed(1)} s`);
await report('at a steady pace', RATE);
await reportInStorm({ addresses: 1, each: 10 });
await reportInStorm({ addresses: 40, each: 10 });
await reportInFlood(50);
const withTables = await memory();
print(`${TABLES} live tables with a socket: each ${each(withTables, before, TABLES)}`);
await report('as fast as it goes', 1_000_000);
print(`after that: each ${each(await memory(), before, TABLES)}`);

for (const { client } of seated) client.close();
await server.stop();
rmSync(data, { recursive: true, force: true });

/** At the table that is flooded, where players move as fast as they can. */
async function reportInFlood(sockets: number): Promise<void> {
  const [flooded] = seated;
  if (flooded === undefined) return;
  const workerData: Flood = { origin: server.origin, table: flooded.table, sockets };
  const worker = new Worker(new URL('./flood-worker.js', import.meta.url), { workerData });
  await report(`at a table where ${sockets} sockets talk all the time`, RATE, [flooded]);
  worker.postMessage('stop');
  const [answers] = (await once(worker, 'message')) as [ReadonlyMap<string, number>];
  const counts = [...answers].map(([answer, count]) => `${count} x ${answer}`);
  print(`  talk answered: ${counts.join(', ')}`);
}

async function reportInStorm({ addresses, each }: Storm): Promise<void> {
  // In a thread of its own: what it takes is not to be felt by the clients.
  const workerData = { origin: server.origin, addresses, each };
  const worker = new Worker(new URL('./storm-worker.js', import.meta.url), { workerData });
  await report(`while ${addresses * each} log in at once, again and again`, RATE);
  worker.postMessage('stop');
  const [answers] = (await once(worker, 'message')) as [Answers];
  const counts = [...answers].map(([status, count]) => `${count} x ${status}`);
  print(`  log-ins answered: ${counts.join(', ')}`);
}

async function report(
  pace: string,
  rate: number,
  clients: readonly SeatedClient[] = seated,
): Promise<void> {
  const start = await metrics();
  const took = await playFor(SECONDS, rate, clients);
  if (took.length === 0) throw new Error(`${pace}: nothing was done.`);
  const end = await metrics();
  const moves = (end('ochre_moves_total') - start('ochre_moves_total')) / SECONDS;
  const at = (share: number): string => `${took[Math.floor(took.length * share)]?.toFixed(1)} ms`;
  const stored = end('ochre_store_seconds_sum') - start('ochre_store_seconds_sum');
  const appends = end('ochre_store_seconds_count') - start('ochre_store_seconds_count');
  print(
    `${pace}: ${moves.toFixed(0)} moves/s (${(took.length / SECONDS).toFixed(0)} commands/s), ` +
      `command to broadcast p50 ${at(0.5)}, p99 ${at(0.99)}, most ${at(0.99999)}; ` +
      `storing ${((stored / appends) * 1000).toFixed(1)} ms on average`,
  );
}
