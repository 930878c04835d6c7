import { type GameRecord, Playthrough, randomFrom } from '@ochre/kernel';
import { review } from '@ochre/pebbles/review';
import { pebbles } from '@ochre/pebbles/rules';
import { describe, expect, it } from 'vitest';
import { estimateOf, varianceOf } from '../statistics/index.ts';
import {
  adviceOn,
  inShort,
  type Judged,
  type Ledger,
  reviewGame,
  tryOf,
  type Worth,
  wholeReview,
} from './index.ts';
import { isUncertain } from './ledger.ts';
import { openTo } from './looking.ts';

type Pebbles = ReturnType<typeof pebbles.setup>;
type PebblesAction = ReturnType<typeof pebbles.parse>;
type PebblesJudged = Judged<Pebbles, PebblesAction>;

const judge = (await review.judgeFor(pebbles.checkSetup({ players: 2 })))!;
const judged: PebblesJudged = { game: pebbles, judge };

/** Takes a full heap for the best thing there is, and the first seat for the winner. */
const bad: PebblesJudged = {
  game: pebbles,
  judge: {
    ...judge,
    worth({ heap, pebbles: taken }) {
      const odds = taken.map((_, seat) => 1 + ((heap * (seat + 3)) % 7));
      const sum = odds.reduce((total, one) => total + one, 0);
      return { shares: odds.map((one) => one / sum), points: taken.map(() => heap) };
    },
  },
};

function recordOf(seed: string, players = 2): GameRecord {
  const table = new Playthrough(pebbles, { players }, { secret: seed, nonces: [] });
  const random = randomFrom(seed);
  while (pebbles.decision(table.state) !== undefined) {
    const legal = pebbles.legalActions(table.state);
    table.move(legal[random.below(legal.length)]!);
  }
  return table.record();
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** result − start − luck − given + lost − rest, of which nothing may be left. */
function leftOver(ledger: Ledger, part: keyof Worth): number[] {
  const { start, luck, given, lost, rest, result } = ledger;
  return result[part].map(
    (all, seat) =>
      all -
      start[part][seat]! -
      luck[part][seat]! -
      given[part][seat]! +
      lost[part][seat]! -
      rest[part][seat]!,
  );
}

const records = Array.from({ length: 40 }, (_, at) => recordOf(`game ${at}`, 2 + (at % 3)));

describe.each([
  ['a sound judge', judged],
  ['a bad judge', bad],
])('A review by %s', (_, by) => {
  const reviews = records.map((record) => wholeReview(by, record, 'quick'));

  it('adds up for every seat, in chances and in points', () => {
    for (const { ledger } of reviews) {
      for (const part of ['shares', 'points'] as const) {
        for (const left of leftOver(ledger, part)) expect(left).toBeCloseTo(0, 10);
      }
    }
  });

  it('comes in short to all of the luck, and to what was more than a small loss', () => {
    let mistakes = 0;
    for (const { ledger, moments } of reviews) {
      for (const seat of ledger.result.shares.keys()) {
        const short = inShort(ledger, moments, seat);
        const { result, adjusted, lost } = ledger;
        expect(short.luck.share).toBeCloseTo(result.shares[seat]! - adjusted.shares[seat]!, 10);
        expect(short.luck.points).toBeCloseTo(result.points[seat]! - adjusted.points[seat]!, 10);
        expect(short.lost.share).toBeLessThanOrEqual(lost.shares[seat]! + 1e-9);
        expect(short.lost.share > 0).toBe(short.mistakes > 0);
        mistakes += short.mistakes;
      }
    }
    expect(mistakes).toBeGreaterThan(0);
  });

  it('gives nobody luck that nobody else pays for', () => {
    for (const { start, moments } of reviews) {
      for (const { luck } of [start, ...moments]) expect(sum(luck.shares)).toBeCloseTo(0, 12);
    }
  });

  it('finds luck only where something was left to chance', () => {
    for (const { moments } of reviews) {
      for (const { move, ways, luck } of moments) {
        expect(ways > 1 || luck.shares.every((share) => share === 0), move).toBe(true);
      }
      expect(moments.some(({ ways }) => ways > 1)).toBe(true);
    }
  });

  it('finds no luck on average in 2,000 games', () => {
    const lucks = Array.from({ length: 2000 }, (_, at) => {
      const { ledger } = wholeReview(by, recordOf(`many ${at}`), 'luck');
      return ledger.luck.shares[0]!;
    });
    const { from, to } = estimateOf(lucks);
    expect(varianceOf(lucks)).toBeGreaterThan(0.001);
    expect([from! < 0, to! > 0]).toEqual([true, true]);
  });
});

describe('A review', () => {
  const [record] = records;

  it('is the same twice, and says who judged', () => {
    const one = wholeReview(judged, record!, 'normal');
    expect(wholeReview(judged, record!, 'normal')).toEqual(one);
    expect(one.judge).toEqual({ name: 'heap', version: '1' });
    expect(JSON.parse(JSON.stringify(one))).toEqual(one);
  });

  it('goes step by step, and tells of every move once', () => {
    const told = [...reviewGame(judged, record!, 'quick')];
    expect(told[0]).toEqual({ done: 0, of: record!.moves.length });
    const moments = told.flatMap(({ moment }) => moment ?? []);
    expect(moments.map(({ move }) => move)).toEqual(record!.moves.map(({ move }) => move));
    expect(told.at(-1)?.done).toBe(record!.moves.length);
  });

  it('goes on from wherever it was stopped, as if nothing had happened', () => {
    const whole = wholeReview(judged, record!, 'quick');
    const { start, moments } = whole;
    const steps = reviewGame(judged, record!, 'quick', { start, moments: moments.slice(0, 4) });
    const told: number[] = [];
    let step = steps.next();
    for (; !step.done; step = steps.next()) if (step.value.moment) told.push(step.value.moment.at);
    expect(step.value).toEqual(whole);
    expect(told).toEqual(moments.slice(4).map(({ at }) => at));
  });

  it('ends with the result, and takes all luck from it', () => {
    const { ledger } = wholeReview(judged, record!, 'quick');
    expect(ledger.result.points).toEqual(record!.result!.scores);
    expect(sum(ledger.result.shares)).toBe(1);
    const { result, luck, startLuck, adjusted } = ledger;
    expect(adjusted.shares[0]).toBeCloseTo(
      result.shares[0]! - luck.shares[0]! - startLuck.shares[0]!,
    );
  });

  it('says of others what they gained by a loss, and nothing of what is not sure', () => {
    const choices = records.flatMap((one) => wholeReview(judged, one, 'quick').moments);
    const sure = choices.flatMap(({ player, choice }) =>
      choice?.better === undefined ? [] : [{ player, ...choice.better }],
    );
    expect(sure.length).toBeGreaterThan(5);
    for (const { player, loss, error } of sure) {
      expect(loss.shares[player]).toBeGreaterThan(2 * error);
      expect(sum(loss.shares)).toBeCloseTo(0, 10);
    }
  });

  it('finds a start no luck that was given', () => {
    const table = new Playthrough(
      pebbles,
      { players: 2, rig: { dice: [1, 2, 3] } },
      { secret: 'rigged', nonces: [] },
    );
    while (pebbles.decision(table.state) !== undefined) {
      table.move(pebbles.legalActions(table.state)[0]!);
    }
    const { start } = wholeReview(judged, table.record(), 'luck');
    expect(start.luck.shares).toEqual([0, 0]);
  });

  it('says that it is uncertain where the rest is large', () => {
    const { ledger } = wholeReview(judged, record!, 'luck');
    const rest = (share: number) => ({
      ...ledger,
      rest: { ...ledger.rest, shares: [share, -share] },
    });
    expect([isUncertain(rest(0.05)), isUncertain(rest(0.4))]).toEqual([false, true]);
  });

  it('sees no secret of any seat', () => {
    const { state } = new Playthrough(pebbles, { players: 2 }, { secret: 's', nonces: [] });
    state.cards[0]!.push(state.deck.pop()!);
    const other = pebbles.determinize(state, 'spectator', randomFrom('other'));
    expect(openTo(judged, state, 'x')).toEqual(openTo(judged, other, 'x'));
  });

  it.each([
    [
      'that is not over',
      { ...record!, moves: record!.moves.slice(0, 3), result: undefined },
      /only a finished one can be reviewed/,
    ],
    [
      'that runs',
      { ...record!, secret: undefined, result: undefined },
      /only a finished one can be reviewed/,
    ],
    ['without its secret', { ...record!, secret: undefined }, /record Secret: it is missing/],
  ])('refuses a record %s', (_, { result, secret, ...rest }, reason) => {
    const short: GameRecord = {
      ...rest,
      ...(result === undefined ? {} : { result }),
      ...(secret === undefined ? {} : { secret }),
    };
    expect(() => wholeReview(judged, short, 'luck')).toThrow(reason);
  });
});

/** All of it at once. */
function resultOf<Result>(steps: Generator<void, Result, void>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

describe('A move that is tried', () => {
  const lossy = records.flatMap((record) =>
    wholeReview(judged, record, 'normal').moments.flatMap(({ at, move, player, choice }) =>
      choice?.better === undefined ? [] : [{ record, at, move, player, better: choice.better }],
    ),
  );

  it('loses what the review says where it is the one that was made', () => {
    const { record, at, move, better } = lossy[0]!;
    const tried = resultOf(tryOf(judged, record, { at, better: better.move, tried: move }));
    expect(tried.loss).toEqual(better.loss);
    expect(tried.error).toBe(better.error);
  });

  it('loses nothing where it is the better one', () => {
    const { record, at, player, better } = lossy[0]!;
    const tried = resultOf(tryOf(judged, record, { at, better: better.move, tried: better.move }));
    expect(tried.loss.shares[player]).toBe(0);
  });

  it('is refused where it is not legal, or there is no such move', () => {
    const { record, at, better } = lossy[0]!;
    const tryIt = (where: number, tried: string) => () =>
      resultOf(tryOf(judged, record, { at: where, better: better.move, tried }));
    expect(tryIt(at, 'take 99')).toThrow(/not legal/);
    expect(tryIt(1e6, better.move)).toThrow(/no such move/);
  });
});

describe('Advice', () => {
  const { state } = new Playthrough(pebbles, { players: 2 }, { secret: 's', nonces: [] });
  const { player } = pebbles.decision(state)!;
  const position = { before: state, player, seed: 'advice' };

  it('is legal moves, the best first, the same for the same seed', () => {
    const told = resultOf(adviceOn({ ...judged, eyes: player }, position));
    expect(told.length).toBeGreaterThan(1);
    const legal = pebbles.legalActions(state).map((action) => pebbles.print(action));
    for (const { move, worth } of told) {
      expect(legal).toContain(move);
      expect(sum(worth.shares)).toBeCloseTo(1, 10);
    }
    const shares = told.map(({ worth }) => worth.shares[player]!);
    expect([...shares].sort((one, other) => other - one)).toEqual(shares);
    expect(resultOf(adviceOn({ ...judged, eyes: player }, position))).toEqual(told);
  });

  it('knows what its seat knows, and not what others hold', () => {
    state.cards[player]!.push(state.deck.pop()!);
    const eyes = { ...judged, eyes: player };
    const own = pebbles.determinize(state, player, randomFrom('other'));
    expect(openTo(eyes, state, 'x')).toEqual(openTo(eyes, own, 'x'));
    expect(openTo(eyes, state, 'x').cards[player]).toEqual(state.cards[player]);
  });
});
