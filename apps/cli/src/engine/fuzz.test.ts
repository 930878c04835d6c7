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

const NAMES = [
  ...['do', 'id', 'game', 'players', 'modules', 'options', 'rig', 'seed', 'move', 'viewer'],
  ...['player', 'level', 'ms', 'record'],
];
const WORDS = [
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

interface Fuzzed {
  readonly game: string;
  readonly moves: readonly string[];
  /** Words that may stand in a move. */
  readonly parts: readonly string[];
  /** What belongs into the setup of this game, or nearly does. */
  readonly setups: readonly unknown[];
}

const GAMES: readonly Fuzzed[] = [
  {
    game: 'stone-age',
    moves: [
      ...['place hunt 1', 'place forest 2', 'place hut 2', 'use hunt', 'leave river', 'starve'],
    ],
    parts: ['wood=2', 't1'],
    setups: [
      ['style'],
      ['huts', 'style'],
      { negativeScores: true },
      { dice: [1, 2] },
      { deck: [] },
    ],
  },
  {
    game: 'carcassonne',
    moves: [
      ...['lay 0,-1 r2', 'lay 1,0 r0', 'lay 0,1 r1', 'lay 9999,-9999 r3', 'claim city s'],
      ...['claim field nnw', 'claim cloister', 'claim none'],
    ],
    parts: ['-0,1', '1,', 'r4', 'shrine', 'wsw', '1e3,0'],
    setups: [
      ...[['shrine'], { smallCity: 'half' }, { farmers: 'none' }, { shrineNeighbours: 'geometry' }],
      ...[{ tiles: ['V', 'SH1'] }, { tiles: ['D', 'D', 'D', 'D'] }, { firstPlayer: 1 }],
    ],
  },
];

/** Requests that are nearly right, or right. */
function nearlyRight({ game, moves, setups }: Fuzzed): fc.Arbitrary<string> {
  const value = fc.oneof(
    { withCrossShrink: true },
    fc.constantFrom<unknown>(...WORDS, ...moves, 2, 3, 0, 1, null, 'spectator', 'random'),
    fc.constantFrom<unknown>(game, ...setups),
    fc.constant(randomRecord('fuzz', 2, { game, atMost: 12 })),
    fc.jsonValue({ maxDepth: 2 }),
  );
  return fc
    .record({ do: fc.constantFrom<unknown>(...WORDS), id: fc.constantFrom<unknown>('g', 'h', 7) })
    .chain((base) =>
      fc
        .dictionary(fc.oneof(fc.constantFrom(...NAMES), fc.string()), value, { maxKeys: 4 })
        // A bot may think for as long as it is told to.
        .map((more) => JSON.stringify({ ...more, ...base, ...('ms' in more ? { ms: 1 } : {}) })),
    );
}

function inputOf(nearly: fc.Arbitrary<string>): fc.Arbitrary<Buffer> {
  const line = fc.oneof(
    nearly.map((text) => Buffer.from(text)),
    fc.json({ maxDepth: 3 }).map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
    // Half a request.
    fc.tuple(nearly, fc.nat(60)).map(([text, end]) => Buffer.from(text).subarray(0, end)),
  );
  return fc
    .tuple(fc.array(line, { maxLength: 12 }), fc.constantFrom('\n', '\r\n'), fc.boolean())
    .map(([lines, newline, closed]) => {
      const parts = lines.flatMap((one) => [one, Buffer.from(newline)]);
      return Buffer.concat(closed ? parts : parts.slice(0, -1));
    });
}

describe.each(GAMES)('whatever comes in about $game', (fuzzed) => {
  const { game, moves, parts: rare } = fuzzed;
  const nearly = nearlyRight(fuzzed);
  const input = inputOf(nearly);
  const begin = { do: 'new', id: 'g', game, players: 2, seed: 'fuzz' };

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
        await engine.ask(begin);
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
    await engine.ask(begin);
    const word = fc.oneof(fc.constantFrom(...moves.join(' ').split(' '), ...rare), fc.string());
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 6 }), async (parts) => {
        const answer = await engine.ask({ do: 'why', id: 'g', move: parts.join(' ') });
        expect(answer.ok ? typeof answer.legal : answer.error.code).toMatch(/^(boolean|bad-move)$/);
      }),
      { numRuns: 500 },
    );
  });

  it('reads any record, or says what is wrong with it', async () => {
    const whole = randomRecord('fuzz', 2, { game });
    const cuts = fc.record({
      at: fc.nat(whole.length),
      length: fc.nat(30),
      put: fc.oneof(fc.string(), fc.constantFrom(...moves, '0: ', '\n', '[Players "9"]')),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(cuts, { minLength: 1, maxLength: 3 }), async (changes) => {
        const record = changes.reduce(
          (text, { at, length, put }) => text.slice(0, at) + put + text.slice(at + length),
          whole,
        );
        const engine = new Engine();
        await engine.ask(begin);
        const before = await engine.ask({ do: 'record', id: 'g' });
        expectAnswer(JSON.stringify(await engine.ask({ do: 'load', id: 'h', record })));
        expect(await engine.ask({ do: 'record', id: 'g' })).toEqual(before);
      }),
      RUNS,
    );
  });
});
