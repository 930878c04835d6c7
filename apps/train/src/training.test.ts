import { oneOf, randomFrom } from '@ochre/kernel';
import { ValuePolicy } from '@ochre/search/value';
import { describe, expect, it } from 'vitest';
import { type Course, rateAt, subjectOf } from './course.ts';
import { Learner } from './learner.ts';
import { measure } from './measuring.ts';
import { averageOf, copyOf, follow, newMind } from './mind.ts';
import { Samples } from './samples.ts';
import { shardGames, trainShard } from './shard.ts';
import { begin } from './training.ts';
import { playGame, setTargets } from './training-games.ts';

const COURSE: Course = {
  game: 'stone-age',
  setup: { players: 2 },
  hidden: 8,
  seed: 'test',
  teachRounds: 1,
  selfRounds: 1,
  shards: 2,
  games: 6,
  sparring: 2,
  lambda: 0.8,
  rates: [0.01, 0.001],
};
const subject = subjectOf(COURSE);
const mindOf = (seed: string): ReturnType<typeof newMind> => newMind(subject.inputs, 8, seed);

/** Samples of seats 0, 1, 0, over and over, each with two inputs of its own. */
function someSamples(count = 3): Samples {
  const samples = new Samples();
  for (let at = 0; at < count; at++) {
    const x = new Float32Array(subject.inputs);
    x[at % 3] = 1;
    x[(at % 3) + 5] = 0.5;
    samples.add(at % 3 === 1 ? 1 : 0, x);
  }
  return samples;
}

/** Of its own games. */
const SECOND = { round: 1, shard: 1 };

describe('a shard', () => {
  it.each([0, 1])('learns the same from round %i whoever trains it', (round) => {
    const one = trainShard(COURSE, mindOf('a'), { round, shard: 1 });
    const two = trainShard(COURSE, mindOf('a'), { round, shard: 1 });
    expect(one).toEqual(two);
    expect(one.mind.steps).toBeGreaterThan(0);
    expect(one.mind.first).not.toEqual(mindOf('a').first);
    expect(trainShard(COURSE, mindOf('a'), { round, shard: 0 }).mind.first).not.toEqual(
      one.mind.first,
    );
  });

  it('that looks ahead learns something else, the same for the same seed', () => {
    const course = { ...COURSE, games: 1, sparring: 0, search: { candidates: 2, work: 60 } };
    const learned = (): unknown => trainShard(course, mindOf('a'), SECOND).mind.first;
    expect(learned()).toEqual(learned());
    expect(learned()).not.toEqual(
      trainShard({ ...COURSE, games: 1 }, mindOf('a'), SECOND).mind.first,
    );
  });

  it('that is to beat others plays against them, and learns from its own seat', () => {
    const course = { ...COURSE, sparring: 0 };
    const { hidden, inputs } = subject;
    const against = (seed: string): unknown => {
      const { first, second } = mindOf(seed);
      const rival = new ValuePolicy({ inputs, hidden, first, second }, subject.knowledge);
      const policy = new ValuePolicy({ inputs, hidden, ...mindOf('a') }, subject.knowledge);
      const games = [...shardGames(course, subject, policy, SECOND, rival)];
      return games.map(({ end }) => subject.training.game.scores(end));
    };
    expect(against('b')).toEqual(against('b'));
    expect(against('b')).not.toEqual(against('c'));
    const { first, second } = mindOf('b');
    const prey = { inputs, hidden, first, second };
    const { mind } = trainShard({ ...course, games: 1 }, mindOf('a'), SECOND, prey);
    const alone = trainShard({ ...course, games: 1 }, mindOf('a'), SECOND).mind;
    expect(mind.steps).toBeLessThan(alone.steps);
  });

  it('of another game learns as well', () => {
    const course = { ...COURSE, game: 'pebbles' };
    const { inputs } = subjectOf(course);
    const { mind } = trainShard(course, newMind(inputs, 8, 'a'), { round: 1, shard: 0 });
    expect(mind.first).not.toEqual(newMind(inputs, 8, 'a').first);
  });

  it('of a game that nobody knows is refused', () => {
    expect(() => subjectOf({ ...COURSE, game: 'chess' })).toThrow('"chess" is no game');
  });
});

describe('the learner', () => {
  it('comes nearer to what it is told, by any of its outputs', () => {
    const samples = someSamples(64);
    for (let at = 0; at < samples.count; at++) {
      samples.share[at] = [0.9, 0.1, 0.5][at % 3]!;
      samples.margin[at] = [1, -1, 0][at % 3]!;
    }
    const learner = new Learner(mindOf('b'), subject);
    for (let pass = 0; pass < 800; pass++) learner.learn(samples, 0.01, randomFrom(`${pass}`));
    const judged = [0, 1].map((sample) => {
      learner.judge(samples, sample);
      return [learner.share, learner.margin];
    });
    expect(judged[0]![0]).toBeCloseTo(0.9, 1);
    expect(judged[1]![0]).toBeCloseTo(0.1, 1);
    expect(judged[0]![1]).toBeGreaterThan(0.7);
    expect(judged[1]![1]).toBeLessThan(-0.7);
  });
});

describe('targets', () => {
  const end = playGame(
    subject,
    [0, 1].map(() => (_state, legal, random) => ({ action: oneOf(legal, random) })),
    'targets',
  );
  const outcomes = [0, 1].map((seat) => subject.knowledge.sight.outcome(end, seat));

  it('are the outcome for all positions when λ is 1', () => {
    const samples = someSamples();
    setTargets(subject, samples, end, new Learner(mindOf('c'), subject), 1);
    expect(samples.share).toEqual([0, 1, 0].map((seat) => outcomes[seat]!.share));
    expect(samples.margin).toEqual([0, 1, 0].map((seat) => outcomes[seat]!.margin));
  });

  it('are what a search found, where there was one, when λ is 0', () => {
    const samples = someSamples();
    const found = { share: 0.7, margin: 0.3 };
    samples.found[0] = found;
    setTargets(subject, samples, end, new Learner(mindOf('c'), subject), 0);
    expect([samples.share[0], samples.margin[0]]).toEqual([0.7, 0.3]);
    expect(samples.share[1]).toBe(outcomes[1]!.share);
  });

  it('are what the next position of the seat is worth when λ is 0', () => {
    const samples = someSamples();
    const learner = new Learner(mindOf('c'), subject);
    setTargets(subject, samples, end, learner, 0);
    learner.judge(samples, 2);
    expect(samples.share).toEqual([learner.share, outcomes[1]!.share, outcomes[0]!.share]);
  });
});

describe('the beginning', () => {
  const { first, second } = mindOf('g');
  const weights = { inputs: subject.inputs, hidden: 8, first, second };

  it('is random, or where other weights ended', () => {
    expect(begin(COURSE).mind.first).toEqual(mindOf('test').first);
    expect(begin(COURSE, weights).mind).toMatchObject({ first, second, steps: 0 });
    expect(begin(COURSE, weights).average).toEqual({ first, second });
  });

  it('judges as smaller weights do, whose units it takes over', () => {
    const { mind } = begin({ ...COURSE, hidden: 16 }, weights);
    const samples = someSamples();
    const judged = [mind, mindOf('g')].map((one) => {
      const learner = new Learner(one, { ...subject, hidden: one === mind ? 16 : 8 });
      return [0, 1, 2].map((sample) => {
        learner.judge(samples, sample);
        return [learner.share, learner.margin];
      });
    });
    expect(judged[0]).toEqual(judged[1]);
    expect(mind.first.subarray(8, 16)).toEqual(
      newMind(subject.inputs, 16, 'test').first.subarray(8, 16),
    );
  });

  it('takes no larger weights', () => {
    const larger = { ...weights, ...newMind(subject.inputs, 16, 'g'), hidden: 16 };
    expect(() => begin(COURSE, larger)).toThrow('16 hidden units, not 8');
  });
});

describe('minds', () => {
  it('are averaged, and followed by a part', () => {
    const [one, two] = [mindOf('d'), mindOf('e')];
    const average = averageOf([one, two]);
    expect(average.first[3]).toBeCloseTo((one.first[3]! + two.first[3]!) / 2, 6);
    const following = { first: copyOf(one).first, second: copyOf(one).second };
    follow(following, two, 0.25);
    expect(following.first[3]).toBeCloseTo(0.75 * one.first[3]! + 0.25 * two.first[3]!, 6);
    expect(copyOf(one)).toEqual(one);
  });

  it('learn at a rate that falls in a straight line', () => {
    expect(rateAt(COURSE, 0)).toBe(0.01);
    expect(rateAt(COURSE, 1)).toBeCloseTo(0.001, 9);
  });
});

describe('measuring', () => {
  it('plays each seat in turn, and can be shared out', () => {
    const weights = mindOf('f');
    const whole = measure(COURSE, { weights, opponent: { name: 'random' }, from: 0, to: 4 });
    const parts = [0, 2].map((from) =>
      measure(COURSE, { weights, opponent: { name: 'random' }, from, to: from + 2 }),
    );
    expect(whole.games).toBe(4);
    expect(parts[0]!.score + parts[1]!.score).toBe(whole.score);
  });

  it('against its own weights shares the victories', () => {
    const { first, second } = mindOf('f');
    const weights = { inputs: subject.inputs, hidden: 8, first, second };
    const opponent = { name: 'itself', weights };
    const { games, won } = measure(COURSE, { weights, opponent, from: 0, to: 8 });
    expect([games, won]).toEqual([8, 4]);
  });
});
