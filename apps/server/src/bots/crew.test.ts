import type { BotAnswer, Thought } from '@ochre/host';
import { afterEach, describe, expect, it } from 'vitest';
import { Crew } from './crew.ts';

/** Slow bots think for as long as they may, quick ones for a moment; the move names the thread. */
const WORKER = `
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', ({ level, ms }) => {
    const end = performance.now() + (level === 'slow' ? ms : 5);
    while (performance.now() < end);
    parentPort.postMessage({ move: String(threadId) });
  });`;
const script = new URL(`data:text/javascript,${encodeURIComponent(WORKER)}`);

const crews: Crew[] = [];
afterEach(async () => {
  for (const crew of crews.splice(0)) await crew.close();
});

function crewOf(size: number): Crew {
  const crew = new Crew(script, ({ level }) => level === 'slow', size);
  crews.push(crew);
  return crew;
}

const thought = (level: 'slow' | 'quick', ms = 1_000): Thought => ({
  game: 'pebbles',
  setup: { players: 2, modules: [], options: {} },
  seen: undefined,
  level,
  seed: '',
  ms,
});

const threadsOf = (answers: readonly BotAnswer[]): number =>
  new Set(answers.map((answer) => JSON.stringify(answer))).size;

describe('a crew of bots', () => {
  it('lets nobody wait for a quick one behind a hundred slow ones', async () => {
    const crew = crewOf(1);
    // Workers are started when they are first needed, and that takes a while.
    await crew.think(thought('quick'));
    for (let bot = 0; bot < 100; bot++) void crew.think(thought('slow'));
    const since = performance.now();
    await crew.think(thought('quick'));
    expect(performance.now() - since).toBeLessThan(100);
    expect(crew.length).toBeGreaterThan(90);
  });

  it('has all its desks for quick ones while nobody looks ahead', async () => {
    const crew = crewOf(2);
    const answers = await Promise.all(
      Array.from({ length: 300 }, () => crew.think(thought('quick'))),
    );
    expect(threadsOf(answers)).toBe(3);
  });

  it('keeps the desk of the quick ones free of those who look ahead', async () => {
    const crew = crewOf(2);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => crew.think(thought('slow', 50))),
    );
    expect(threadsOf(answers)).toBe(2);
  });
});
