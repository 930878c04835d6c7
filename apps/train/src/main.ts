import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { type Checkpoint, readCheckpoint } from './checkpoint.ts';
import { type Course, subjectOf } from './course.ts';
import { courseAsked, rivalsAsked, USAGE, values, whole } from './options.ts';
import { begin, type News, train } from './training.ts';
import { commitNow, readWeightsFile, weightsFile } from './weights-file.ts';

/** Where the same training stopped, or its beginning. */
function standing(file: string, course: Course): Checkpoint {
  if (!existsSync(file)) {
    const { from } = values;
    const { sight } = subjectOf(course).knowledge;
    return begin(course, from === undefined ? undefined : readWeightsFile(from, sight));
  }
  const found = readCheckpoint(file);
  if (JSON.stringify(found.course) !== JSON.stringify(course)) {
    throw new Error(`${file} is from a different training: remove it, or use the same options`);
  }
  console.log(`resuming after round ${found.round}`);
  return found;
}

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

async function main(): Promise<void> {
  if (values.help || values.out === undefined) {
    console.log(USAGE);
    return;
  }
  const { out } = values;
  const course = courseAsked();
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
