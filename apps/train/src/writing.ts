import { closeSync, openSync, writeSync } from 'node:fs';
import { ValuePolicy } from '@ochre/search/value';
import { type Course, subjectOf } from './course.ts';
import type { Averaged } from './mind.ts';
import type { Samples } from './samples.ts';
import { type Part, shardGames } from './shard.ts';

/** What is written down of a part of a course, for whoever fits weights to it elsewhere. */
export interface Writing extends Part {
  /** By these it is played; nothing is learned. */
  readonly weights: Averaged;
  /** One in so many of the positions is kept: those of one game say much the same. */
  readonly oneIn: number;
  readonly file: string;
}

/** Behind the inputs of a row: share and margin of the outcome, and the number of the game. */
const MORE = 3;

/** Plays and writes rows of 32-bit numbers; says how many. */
export function writeShard(course: Course, { weights, oneIn, file, ...part }: Writing): number {
  const subject = subjectOf(course);
  const { inputs, knowledge } = subject;
  const policy = new ValuePolicy({ ...subject, ...weights }, knowledge);
  const out = openSync(file, 'w');
  let [rows, game] = [0, 0];
  try {
    for (const { samples, end, random } of shardGames(course, subject, policy, part)) {
      const kept = Array.from({ length: samples.count }, (_, at) => at).filter(
        () => random.below(oneIn) === 0,
      );
      const written = new Float32Array(kept.length * (inputs + MORE));
      kept.forEach((sample, at) => {
        const row = written.subarray(at * (inputs + MORE), (at + 1) * (inputs + MORE));
        const { share, margin } = knowledge.sight.outcome(end, samples.seats[sample]!);
        spread(samples, sample, row);
        row.set([share, margin, game], inputs);
      });
      writeSync(out, new Uint8Array(written.buffer));
      rows += kept.length;
      game++;
    }
  } finally {
    closeSync(out);
  }
  return rows;
}

function spread({ starts, inputs, values }: Samples, sample: number, row: Float32Array): void {
  for (let at = starts[sample]!; at < starts[sample + 1]!; at++) row[inputs[at]!] = values[at]!;
}
