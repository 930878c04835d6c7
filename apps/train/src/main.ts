import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { AnyTraining } from '@ochre/search/training';
import { type Checkpoint, readCheckpoint } from './checkpoint.ts';
import { type Course, subjectOf } from './course.ts';
import { USUAL_GAME } from './games.ts';
import { begin, type News, train } from './training.ts';
import { commitNow, weightsFile } from './weights-file.ts';

const USAGE = `npm run train -- --out FILE [options]

Trains a game's value network by self-play: first on games of the rule bots, then on its own. The
same options give the same weights on any machine. Ctrl-C stops after the current round; run the
same command to resume.
  --out FILE         where the weights go, with FILE.checkpoint and FILE.log beside them
  --game NAME        (${USUAL_GAME})
  --players N        (2)      --modules A,B      --variant NAME
  --hidden N         hidden units, a multiple of 8 (64)
  --teach N          rounds of learning from rule bots (40)
  --rounds N         rounds of learning from itself (300)
  --shards N         parts of a round that are trained in parallel (16)
  --games N          games per shard and round (25)
  --sparring N       one self-play game in N is against rule bots, 0 for none (4)
  --lambda X         how far ahead it looks for what a position is worth (0.8)
  --rates A,B        learning rate, from the first round to the last (0.002,0.0003)
  --seed TEXT        (ochre)
  --workers N        threads (one per core)
  --measure N        rounds between two measurements (20)
  --against A,B      bots to measure against (the strongest that needs no training)
  --measured N       games per measurement (400)
  --minutes N        stop after N minutes; can be resumed
  --commit HASH      the commit it runs from, if git cannot tell`;

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    game: { type: 'string', default: USUAL_GAME },
    players: { type: 'string', default: '2' },
    modules: { type: 'string', default: '' },
    variant: { type: 'string' },
    hidden: { type: 'string', default: '64' },
    teach: { type: 'string', default: '40' },
    rounds: { type: 'string', default: '300' },
    shards: { type: 'string', default: '16' },
    games: { type: 'string', default: '25' },
    sparring: { type: 'string', default: '4' },
    lambda: { type: 'string', default: '0.8' },
    rates: { type: 'string', default: '0.002,0.0003' },
    seed: { type: 'string', default: 'ochre' },
    workers: { type: 'string', default: String(availableParallelism()) },
    measure: { type: 'string', default: '20' },
    against: { type: 'string' },
    measured: { type: 'string', default: '400' },
    minutes: { type: 'string', default: '0' },
    commit: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

function whole(name: keyof typeof values, least: number): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < least) {
    throw new Error(`--${name}: a whole number from ${least} is expected`);
  }
  return number;
}

function courseAsked(): Course {
  const rates = values.rates.split(',').map(Number);
  if (rates.length !== 2 || !rates.every((rate) => rate > 0 && rate < 1)) {
    throw new Error('--rates: two numbers between 0 and 1 are expected, as in 0.002,0.0003');
  }
  const lambda = Number(values.lambda);
  if (!(lambda >= 0 && lambda <= 1)) throw new Error('--lambda: 0 to 1 is expected');
  const hidden = whole('hidden', 8);
  if (hidden % 8 !== 0) throw new Error('--hidden: a multiple of 8 is expected');
  const setup = {
    players: whole('players', 1),
    modules: values.modules.split(',').filter((name) => name !== ''),
    ...(values.variant === undefined ? {} : { variant: values.variant }),
  };
  return {
    game: values.game,
    setup,
    hidden,
    seed: values.seed,
    teachRounds: whole('teach', 0),
    selfRounds: whole('rounds', 0),
    shards: whole('shards', 1),
    games: whole('games', 1),
    sparring: whole('sparring', 0),
    lambda,
    rates: [rates[0]!, rates[1]!],
  };
}

function botNames({ bots }: AnyTraining): string[] {
  const names = values.against?.split(',') ?? Object.keys(bots).slice(-1);
  for (const name of names) {
    if (Object.hasOwn(bots, name)) continue;
    throw new Error(`--against: there is no bot "${name}"; known: ${Object.keys(bots).join(', ')}`);
  }
  return names;
}

/** Where the same training stopped, or its beginning. */
function standing(file: string, course: Course): Checkpoint {
  if (!existsSync(file)) return begin(course);
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
  const { inputs, training } = subjectOf(course);
  console.log(`${inputs} inputs, ${course.hidden} hidden units`);
  const end = await train(standing(`${out}.checkpoint`, course), {
    workers: whole('workers', 1),
    checkpoint: `${out}.checkpoint`,
    every: whole('measure', 1),
    opponents: botNames(training),
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
