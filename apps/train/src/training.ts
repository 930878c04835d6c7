import type { Thought, Weights } from '@ochre/search/value';
import { type Checkpoint, saveCheckpoint } from './checkpoint.ts';
import { type Course, isTeaching, roundsOf, subjectOf } from './course.ts';
import { Crew } from './jobs.ts';
import type { Measured, Rival } from './measuring.ts';
import { averageOf, beginWith, copyOf, follow, newMind } from './mind.ts';

export interface Watching {
  readonly workers: number;
  readonly checkpoint: string;
  /** Its strength is measured after so many rounds, against these, in so many games each. */
  readonly every: number;
  readonly opponents: readonly Rival[];
  readonly games: number;
  readonly thought?: Thought | undefined;
  /** Whom it learns to beat. */
  readonly prey?: Weights | undefined;
  /** It stops, to be resumed, when this becomes true. */
  isStopped(): boolean;
  told(news: News): void;
}

export interface News {
  readonly round: number;
  readonly rounds: number;
  readonly games: number;
  readonly seconds: number;
  readonly error: number;
  readonly strength?: Readonly<Record<string, Measured>>;
}

/** So much of the newest weights goes into the average of each round. */
const FOLLOWED = 0.08;

/** The beginning of a course, by other weights or by random ones. */
export function begin(course: Course, weights?: Weights): Checkpoint {
  const { inputs, hidden } = subjectOf(course);
  if (weights !== undefined && weights.hidden > hidden) {
    throw new Error(`--from: these weights have ${weights.hidden} hidden units, not ${hidden}`);
  }
  const mind = newMind(inputs, hidden, course.seed);
  if (weights !== undefined) beginWith(mind, weights);
  const average = { first: mind.first.slice(), second: mind.second.slice() };
  return { course, round: 0, mind, average, seconds: 0 };
}

/** Goes on until the course is finished or stopped; gives back where it stands. */
export async function train(from: Checkpoint, watching: Watching): Promise<Checkpoint> {
  const { course } = from;
  const rounds = roundsOf(course);
  const prey = watching.prey === undefined ? {} : { prey: watching.prey };
  const crew = new Crew(course, watching.workers);
  const started = performance.now();
  let { round, mind } = from;
  const { average } = from;
  const standing = (): Checkpoint => ({
    course,
    round,
    mind,
    average,
    seconds: from.seconds + (performance.now() - started) / 1000,
  });
  try {
    for (; round < rounds && !watching.isStopped(); ) {
      const shards = Array.from({ length: course.shards }, (_, shard) => shard);
      const learned = await crew.all<'train'>(
        shards.map((shard) => ({ do: 'train', mind: copyOf(mind), round, shard, ...prey })),
      );
      mind = averageOf(learned.map((one) => one.mind));
      // The teachers' last word is where the own games start from.
      follow(average, mind, isTeaching(course, round) ? 1 : FOLLOWED);
      round++;
      const isDue = round % watching.every === 0 || round === rounds;
      const { seconds } = standing();
      watching.told({
        round,
        rounds,
        games: round * course.shards * course.games,
        seconds,
        error: learned.reduce((sum, { error }) => sum + error, 0) / learned.length,
        ...(isDue ? { strength: await strengthOf(crew, standing(), watching) } : {}),
      });
      if (isDue) saveCheckpoint(watching.checkpoint, standing());
    }
    saveCheckpoint(watching.checkpoint, standing());
    return standing();
  } finally {
    await crew.end();
  }
}

const MEASURED_AT_ONCE = 20;

async function strengthOf(
  crew: Crew,
  { average }: Checkpoint,
  { opponents, games, thought }: Watching,
): Promise<Record<string, Measured>> {
  const strength: Record<string, Measured> = {};
  for (const opponent of opponents) {
    const starts = Array.from({ length: Math.ceil(games / MEASURED_AT_ONCE) }, (_, at) => at);
    const parts = await crew.all<'measure'>(
      starts.map((at) => ({
        do: 'measure',
        weights: average,
        opponent,
        thought,
        from: at * MEASURED_AT_ONCE,
        to: Math.min(games, (at + 1) * MEASURED_AT_ONCE),
      })),
    );
    strength[opponent.name] = parts.reduce((sum, part) => ({
      games: sum.games + part.games,
      won: sum.won + part.won,
      score: sum.score + part.score,
      rounds: sum.rounds + part.rounds,
    }));
  }
  return strength;
}
