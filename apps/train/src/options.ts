import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Thought } from '@ochre/search/value';
import type { Course, Subject } from './course.ts';
import { USUAL_GAME } from './games.ts';
import type { Rival } from './measuring.ts';
import { nameOf, readWeightsFile } from './weights-file.ts';

export const USAGE = `npm run train -- --out FILE [options]

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
  --search A,B       look into A moves in its own games, weighing B for that, and learn what
                     that finds (one step ahead, without searching)
  --from FILE        begin with these weights, not with random ones; they may have fewer units
  --beat FILE        play all own games against these weights, and learn to beat them
  --write FOLDER     learn nothing: play by the weights of --from, and write down what is seen, for
                     fit.py; one position in --one-in of them (8)
  --rates A,B        learning rate, from the first round to the last (0.002,0.0003)
  --seed TEXT        (ochre)
  --workers N        threads (one per core)
  --measure N        rounds between two measurements (20)
  --against A,B      whom to measure against: bots, or files of weights (the strongest bot that
                     needs no training)
  --measured N       games per measurement (400)
  --think A,B,C      measured, it and other weights look into A moves, weighing B for that, and solve
                     plans of C positions, as levels do (one step ahead)
  --minutes N        stop after N minutes; can be resumed
  --commit HASH      the commit it runs from, if git cannot tell`;

export const { values } = parseArgs({
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
    search: { type: 'string' },
    from: { type: 'string' },
    beat: { type: 'string' },
    write: { type: 'string' },
    'one-in': { type: 'string', default: '8' },
    rates: { type: 'string', default: '0.002,0.0003' },
    seed: { type: 'string', default: 'ochre' },
    workers: { type: 'string', default: String(availableParallelism()) },
    measure: { type: 'string', default: '20' },
    against: { type: 'string' },
    measured: { type: 'string', default: '400' },
    think: { type: 'string' },
    minutes: { type: 'string', default: '0' },
    commit: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

export function whole(name: keyof typeof values, least: number): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < least) {
    throw new Error(`--${name}: a whole number from ${least} is expected`);
  }
  return number;
}

export function courseAsked(): Course {
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
    ...searchAsked(),
    ...(values.from === undefined ? {} : { from: nameOf(values.from) }),
    ...(values.beat === undefined ? {} : { beats: nameOf(values.beat) }),
    rates: [rates[0]!, rates[1]!],
  };
}

function searchAsked(): Pick<Course, 'search'> {
  if (values.search === undefined) return {};
  const [candidates, work] = numbersIn('search', 'two whole numbers above 1', '4,1000');
  return { search: { candidates: candidates!, work: work! } };
}

/** How long it thinks while it is measured; undefined where it plays one step ahead. */
export function thoughtAsked(): Thought | undefined {
  if (values.think === undefined) return undefined;
  const example = '8,30000,6000';
  const [candidates, work, solving] = numbersIn('think', 'three whole numbers above 1', example);
  const playouts = { candidates: candidates!, work: work!, rounds: 1 };
  return { playouts, solving: solving! };
}

function numbersIn(name: 'search' | 'think', expected: string, example: string): number[] {
  const numbers = (values[name] ?? '').split(',').map(Number);
  const isRight = numbers.every((number) => Number.isInteger(number) && number > 1);
  if (!isRight || numbers.length !== example.split(',').length) {
    throw new Error(`--${name}: ${expected} are expected, as in ${example}`);
  }
  return numbers;
}

/** Whom it is measured against. */
export function rivalsAsked({ training, knowledge }: Subject): Rival[] {
  const { bots } = training;
  const names = values.against?.split(',') ?? Object.keys(bots).slice(-1);
  return names.map((name) => {
    if (Object.hasOwn(bots, name)) return { name };
    if (name.endsWith('.json')) return { name, weights: readWeightsFile(name, knowledge.sight) };
    throw new Error(`--against: there is no bot "${name}"; known: ${Object.keys(bots).join(', ')}`);
  });
}
