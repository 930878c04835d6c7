import { Writable } from 'node:stream';
import { REFUSAL_CODES } from '@ochre/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, Engine, randomRecord } from '../testing/play.ts';
import { serve } from './index.ts';

/** fast-check prints the seed and the smallest case of what fails. */
const RUNS = { numRuns: 150 };

/** Serves bytes as the engine does, and gives back the lines it printed. */
async function served(chunks: readonly Uint8Array[]): Promise<string[]> {
  let printed = '';
  const output = new Writable({
    // So small that every answer has to wait for the reader.
    highWaterMark: 1,
    write(chunk, _encoding, done) {
      printed += chunk;
      setImmediate(done);
    },
  });
  await serve(asInput(chunks), output);
  expect(printed === '' || printed.endsWith('\n')).toBe(true);
  return printed.split('\n').slice(0, -1);
}

async function* asInput(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

function expectAnswer(line: string): void {
  const answer: Answer = JSON.parse(line);
  if (answer.ok === true) return;
  expect(answer.ok).toBe(false);
  expect(REFUSAL_CODES).toContain(answer.error.code);
  expect(answer.error.message).toMatch(/\S/);
}

const linesIn = (bytes: Uint8Array): number => {
  const newlines = bytes.filter((byte) => byte === 0x0a).length;
  return newlines + (bytes.length > 0 && bytes.at(-1) !== 0x0a ? 1 : 0);
};

const names = ['do', 'id', 'players', 'seed', 'move', 'viewer', 'player', 'level', 'ms', 'record'];
const words = [
  'new',
  'legal',
  'move',
  'snapshot',
  'why',
  'drop',
  'record',
  'load',
  'bot',
  'g',
  '0',
];
const moves = [
  'place hunt 1',
  'place forest 2',
  'place hut 2',
  'use hunt',
  'leave river',
  'starve',
];

const value = fc.oneof(
  { withCrossShrink: true },
  fc.constantFrom<unknown>(...words, ...moves, 2, 3, 0, 1, null, 'spectator', 'random'),
  fc.constant(randomRecord('fuzz', 2, { atMost: 12 })),
  fc.jsonValue({ maxDepth: 2 }),
);
/** Requests that are nearly right, or right. */
const nearly = fc
  .record({ do: fc.constantFrom<unknown>(...words), id: fc.constantFrom<unknown>('g', 'h', 7) })
  .chain((base) =>
    fc
      .dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value, { maxKeys: 4 })
      // A bot may think for as long as it is told to.
      .map((more) => JSON.stringify({ ...more, ...base, ...('ms' in more ? { ms: 1 } : {}) })),
  );
const line = fc.oneof(
  nearly.map((text) => Buffer.from(text)),
  fc.json({ maxDepth: 3 }).map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  // Half a request.
  fc.tuple(nearly, fc.nat(60)).map(([text, end]) => Buffer.from(text).subarray(0, end)),
);
const input = fc
  .tuple(fc.array(line, { maxLength: 12 }), fc.constantFrom('\n', '\r\n'), fc.boolean())
  .map(([lines, newline, closed]) => {
    const parts = lines.flatMap((one) => [one, Buffer.from(newline)]);
    return Buffer.concat(closed ? parts : parts.slice(0, -1));
  });

describe('whatever comes in', () => {
  it('gets exactly one answer per line, in whatever pieces', async () => {
    await fc.assert(
      fc.asyncProperty(input, fc.integer({ min: 1, max: 100 }), async (bytes, size) => {
        const chunks: Uint8Array[] = [];
        for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.subarray(at, at + size));
        const answers = await served(chunks);
        expect(answers).toHaveLength(linesIn(bytes));
        answers.forEach(expectAnswer);
        expect(await served([bytes])).toEqual(answers);
      }),
      RUNS,
    );
  });

  it('changes nothing when it is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(nearly, { minLength: 1, maxLength: 20 }), async (requests) => {
        const engine = new Engine();
        await engine.ask({ do: 'new', id: 'g', players: 2, seed: 'fuzz' });
        for (const request of requests) {
          const before = await engine.ask({ do: 'record', id: 'g' });
          const { ok } = await engine.send(request);
          if (!ok) expect(await engine.ask({ do: 'record', id: 'g' })).toEqual(before);
        }
      }),
      RUNS,
    );
  });

  it('reads any text as a move or says that it is none', async () => {
    const engine = new Engine();
    await engine.ask({ do: 'new', id: 'g', players: 2, seed: 'fuzz' });
    const word = fc.oneof(
      fc.constantFrom(...moves.join(' ').split(' '), 'wood=2', 't1'),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 6 }), async (parts) => {
        const answer = await engine.ask({ do: 'why', id: 'g', move: parts.join(' ') });
        expect(answer.ok ? typeof answer.legal : answer.error.code).toMatch(/^(boolean|bad-move)$/);
      }),
      { numRuns: 500 },
    );
  });
});
