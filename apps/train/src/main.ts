import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Weights } from '@ochre/search/value';
import { type Checkpoint, readCheckpoint } from './checkpoint.ts';
import { type Course, roundsOf, subjectOf } from './course.ts';
import { Crew } from './jobs.ts';
import { courseAsked, rivalsAsked, thoughtAsked, USAGE, values, whole } from './options.ts';
import { begin, type News, train } from './training.ts';
import { commitNow, readWeightsFile, weightsFile } from './weights-file.ts';

/** Where the same training stopped, or its beginning. */
function standing(file: string, course: Course): Checkpoint {
  if (!existsSync(file)) return begin(course, weightsOf(values.from, course));
  const found = readCheckpoint(file);
  if (JSON.stringify(found.course) !== JSON.stringify(course)) {
    throw new Error(`${file} is from a different training: remove it, or use the same options`);
  }
  console.log(`resuming after round ${found.round}`);
  return found;
}

/** Of a file that is named, or of none. */
const weightsOf = (file: string | undefined, course: Course): Weights | undefined =>
  file === undefined ? undefined : readWeightsFile(file, subjectOf(course).knowledge.sight);

function inWords({ round, rounds, games, seconds, error, strength = {} }: News): string {
  const against = Object.entries(strength).map(
    ([name, { games: count, won, score, rounds: all }]) => {
      const share = won / count;
      const about = 1.96 * Math.sqrt((share * (1 - share)) / count);
      return ` | ${name} ${percent(share)} ±${percent(about)}, ${(score / count).toFixed(0)} points, ${(all / count).toFixed(1)} rounds`;
    },
  );
  return `round ${round}/${rounds}, ${games} games, ${seconds.toFixed(0)} s, error ${error.toFixed(4)}${against.join('')}`;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** What whoever plays by the weights of --from sees, for others to learn from. */
async function writeDown(folder: string, course: Course): Promise<void> {
  if (values.from === undefined) throw new Error('--write: say with --from by which weights');
  const { sight } = subjectOf(course).knowledge;
  const weights = readWeightsFile(values.from, sight);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'setup.json'), `${JSON.stringify(course.setup)}\n`);
  const crew = new Crew({ ...course, hidden: weights.hidden }, whole('workers', 1));
  try {
    const jobs = Array.from({ length: roundsOf(course) * course.shards }, (_, at) => ({
      do: 'write' as const,
      weights,
      oneIn: whole('one-in', 1),
      file: join(folder, `${at}.f32`),
      round: Math.floor(at / course.shards),
      shard: at % course.shards,
    }));
    const rows = await crew.all<'write'>(jobs);
    const sum = rows.reduce((all, one) => all + one, 0);
    console.log(`${folder}: ${sum} rows of ${jobs.length * course.games} games`);
  } finally {
    await crew.end();
  }
}

async function main(): Promise<void> {
  if (values.help || (values.out === undefined && values.write === undefined)) {
    console.log(USAGE);
    return;
  }
  const course = courseAsked();
  if (values.write !== undefined) return writeDown(values.write, course);
  const { out = '' } = values;
  const deadline = Number(values.minutes) * 60_000;
  let interrupted = false;
  process.once('SIGINT', () => {
    interrupted = true;
  });
  const subject = subjectOf(course);
  console.log(`${subject.inputs} inputs, ${course.hidden} hidden units`);
  const end = await train(standing(`${out}.checkpoint`, course), {
    workers: whole('workers', 1),
    checkpoint: `${out}.checkpoint`,
    every: whole('measure', 1),
    opponents: rivalsAsked(subject),
    games: whole('measured', 1),
    thought: thoughtAsked(),
    prey: weightsOf(values.beat, course),
    isStopped: () => interrupted || (deadline > 0 && performance.now() > deadline),
    told(news) {
      if (process.stdout.isTTY || news.strength !== undefined) console.log(inWords(news));
      if (news.strength !== undefined) appendFileSync(`${out}.log`, `${JSON.stringify(news)}\n`);
    },
  });
  writeFileSync(out, weightsFile(end, values.commit ?? commitNow()));
  console.log(`${out}: after round ${end.round}`);
}

try {
  await main();
} catch (error) {
  console.error(`train: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}
