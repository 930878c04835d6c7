import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Course, subjectOf } from './course.ts';
import { newMind } from './mind.ts';
import { writeShard } from './writing.ts';

const COURSE: Course = {
  game: 'pebbles',
  setup: { players: 2 },
  hidden: 8,
  seed: 'written',
  teachRounds: 0,
  selfRounds: 1,
  shards: 1,
  games: 6,
  sparring: 0,
  lambda: 0.8,
  rates: [0.01, 0.001],
};
const { inputs } = subjectOf(COURSE);
const folder = mkdtempSync(join(tmpdir(), 'ochre-written-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The rows of a file as `fit.py` reads them: inputs, share, margin, game. */
function written(name: string, oneIn: number): { rows: number; read: Float32Array[] } {
  const file = join(folder, name);
  const weights = newMind(inputs, 8, 'any');
  const rows = writeShard(COURSE, { weights, oneIn, file, round: 0, shard: 0 });
  const list = new Float32Array(Uint8Array.from(readFileSync(file)).buffer);
  const width = inputs + 3;
  const read = Array.from({ length: list.length / width }, (_, at) =>
    list.subarray(at * width, (at + 1) * width),
  );
  return { rows, read };
}

describe('what is written down', () => {
  it('is a row for each position, with what came of its game', () => {
    const { rows, read } = written('all', 1);
    expect(read.length).toBe(rows);
    expect(new Set(read.map((row) => row[inputs + 2]))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    for (const row of read) expect([0, 0.5, 1]).toContain(row[inputs]);
    expect(read.some((row) => row.subarray(0, inputs).some((value) => value !== 0))).toBe(true);
  });

  it('is the same for the same part of a course, and less where one in so many is kept', () => {
    expect(written('again', 1).read).toEqual(written('all', 1).read);
    const few = written('few', 4).rows;
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(written('all', 1).rows / 2);
  });
});
