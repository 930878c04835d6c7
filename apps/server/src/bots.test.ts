import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { botScriptOf, builtServer } from './testing/built.ts';
import { Client } from './testing/client.ts';
import { bot, person, plan, playToEnd } from './testing/play.ts';
import { tableFor } from './testing/table-for.ts';
import { testServer } from './testing/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'ochre-bots-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A worker that does this with every thought, and else what the real one does. */
function worker(name: string, body: string): URL {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, body);
  return pathToFileURL(file);
}
const real = botScriptOf(builtServer()).href;
const port = "import { parentPort } from 'node:worker_threads';";

describe('a bot that fails', () => {
  it.each([
    ['throws', `${port} parentPort.on('message', () => { throw new Error('oh') });`],
    ['ends', `${port} parentPort.on('message', () => process.exit(1));`],
    ['does not start', 'this is no program'],
    [
      'answers nonsense',
      `${port} parentPort.on('message', () => parentPort.postMessage({ move: 'x' }));`,
    ],
    [
      'makes moves that are not legal',
      `${port} parentPort.on('message', () => parentPort.postMessage({ move: 'starve' }));`,
    ],
  ])('(it %s) is replaced for that move, logged, and the table goes on', async (name, body) => {
    const server = await testServer({ botScript: worker(name.replaceAll(' ', '-'), body) });
    const { table, clients } = await tableFor(server.origin, 1, { seats: [person, bot('hard')] });
    const [ada] = clients;
    await playToEnd(ada!, table, 'x', { mayGoOn: ({ game }) => (game?.moves ?? 0) < 20 });
    expect(ada!.view(table).game!.moves).toBeGreaterThanOrEqual(20);
    const failed = server.logged.filter((line) => line.includes('"event":"bot.failed"'));
    for (const level of ['hard', 'greedy', 'random'])
      expect(failed.join('')).toContain(`"bot":"${level}"`);
    ada!.close();
    await server.close();
  });

  it('is replaced by the next simpler one', async () => {
    const body = `${port}
      const on = parentPort.on.bind(parentPort);
      parentPort.on = (name, listener) => on(name, (thought) => {
        if (thought.level === 'greedy') listener(thought);
        else parentPort.postMessage({ problem: 'not me' });
      });
      await import(${JSON.stringify(real)});`;
    const server = await testServer({ botScript: worker('only-greedy', body) });
    const { table, clients } = await tableFor(server.origin, 1, { seats: [person, bot('expert')] });
    const [ada] = clients;
    await playToEnd(ada!, table, 'x', { mayGoOn: ({ game }) => (game?.moves ?? 0) < 20 });
    const failed = server.logged.filter((line) => line.includes('"event":"bot.failed"'));
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.every((line) => line.includes('"bot":"expert"'))).toBe(true);
    ada!.close();
    await server.close();
  });

  it('that thinks for ever does not keep people from talking', async () => {
    const script = worker('forever', `${port} parentPort.on('message', () => { for (;;); });`);
    const server = await testServer({ botScript: script });
    const ada = await Client.arrive(server.origin);
    const { table } = await ada.visitor.makeTable({ plan: plan(bot('hard'), bot('hard')) });
    await ada.follow(table);
    await ada.act(table, { kind: 'begin' });
    // Answered while the bot still thinks, which it would for ever.
    await ada.act(table, { kind: 'say', name: 'Ada', text: 'Well?' });
    expect(ada.view(table).game!.moves).toBe(0);
    ada.close();
    await server.close();
  });
});
