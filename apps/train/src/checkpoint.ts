import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Course } from './course.ts';
import { LISTS, type Mind } from './learner.ts';
import type { Averaged } from './mind.ts';

/** Where a training stands: enough to go on as if it had never stopped. */
export interface Checkpoint {
  readonly course: Course;
  /** The next round. */
  readonly round: number;
  readonly mind: Mind;
  readonly average: Averaged;
  readonly seconds: number;
}

export const encode = (list: Float32Array | Int16Array): string =>
  Buffer.from(list.buffer, list.byteOffset, list.byteLength).toString('base64');

const decode = (text: string): Float32Array =>
  new Float32Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer);

export function saveCheckpoint(file: string, { mind, average, ...rest }: Checkpoint): void {
  const lists = Object.fromEntries(LISTS.map((name) => [name, encode(mind[name])]));
  const text = JSON.stringify({
    ...rest,
    mind: { ...lists, steps: mind.steps },
    average: { first: encode(average.first), second: encode(average.second) },
  });
  // Renamed into place, so that a stop in the middle leaves the old one whole.
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

export function readCheckpoint(file: string): Checkpoint {
  const { mind, average, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
  const lists = Object.fromEntries(LISTS.map((name) => [name, decode(mind[name])]));
  return {
    ...rest,
    mind: { ...lists, steps: mind.steps },
    average: { first: decode(average.first), second: decode(average.second) },
  };
}
