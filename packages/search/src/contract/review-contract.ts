import { type GameEvent, Playthrough, randomFrom, replay, type SetupRequest } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import {
  type GameReview,
  type Judge,
  type Judged,
  minus,
  type Review,
  reviewGame,
  type Worth,
  wholeReview,
} from '../review/index.ts';
import { resultOf } from '../review/looking.ts';

/** Every so many decisions of a random game are looked at. */
const EVERY = 9;

/** Such a part of the moves, the last, is looked into: all of them would take too long. */
const LOOKED_INTO = 1 / 6;
/** One move of so many is random in games that are reviewed. */
const RANDOM = 3;

/** What a game's judge must keep, so that reviews add up; in games of these setups. */
export function reviewContract<State, Action>(
  review: GameReview<State, Action>,
  setups: readonly SetupRequest[],
): void {
  const { game } = review;

  describe.each(setups)('A judge of %j', (request) => {
    const seen: State[] = [];
    const { state: ended } = randomGame(game, request, (state, at) => {
      if (at % EVERY === 0) seen.push(game.determinize(state, 'spectator', randomFrom(`${at}`)));
    });

    const judge = async (): Promise<Judge<State, Action>> => {
      const found = await review.judgeFor(game.checkSetup(request));
      if (found === undefined) throw new Error('Nobody judges such a game.');
      return found;
    };

    it('gives shares that add up, and points for every seat', async () => {
      const { worth } = await judge();
      for (const state of seen) {
        const { shares, points } = worth(state);
        expect(points.every(Number.isFinite)).toBe(true);
        expect([shares.length, points.length]).toEqual([request.players, request.players]);
        if (request.players > 1) expect(sum(shares)).toBeCloseTo(1, 12);
      }
    });

    it('gives shares that add up of an end that is imagined, with its points', async () => {
      const { imagined } = await judge();
      const { shares, points } = imagined?.(ended) ?? resultOf(game, ended);
      expect(points).toEqual(game.scores(ended));
      if (request.players > 1) expect(sum(shares)).toBeCloseTo(1, 12);
      for (const winner of game.winners(ended)) expect(shares[winner]).toBe(Math.max(...shares));
    });

    it('knows all that may come of a move, and changes nothing', async () => {
      const { outcomes } = await judge();
      for (const state of seen) {
        const before = JSON.stringify(state);
        for (const action of game.legalActions(state).slice(0, 3)) {
          const all = outcomes?.(state, action, randomFrom('x'), 'spectator');
          if (all !== undefined) expect(sum(all.map(({ chance }) => chance))).toBeCloseTo(1, 12);
        }
        expect(JSON.stringify(state)).toBe(before);
      }
    });

    it('looks at legal moves only, and plays them', async () => {
      const { candidates, choose } = await judge();
      for (const state of seen) {
        const legal = game.legalActions(state);
        const found = candidates(state, legal, randomFrom('x'));
        for (const action of [...found, choose(state, legal, randomFrom('x'))]) {
          expect(game.isLegal(state, action)).toBe(true);
        }
      }
    });

    it('makes reviews that add up, in which nobody gains what nobody else pays for', async () => {
      const judged = { game, judge: await judge() };
      const record = mixedGame(judged, request).record();
      const { start, moments } = wholeReview(judged, record, 'luck');
      const known = { start, moments: moments.slice(0, (1 - LOOKED_INTO) * moments.length) };
      const whole = finished(reviewGame(judged, record, 'quick', known));
      expectToAddUp(whole, resultOf(game, replay(game, record).state));
    });
  });

  it('A review is the same twice', async () => {
    const [request] = setups;
    const judge = await review.judgeFor(game.checkSetup(request!));
    const judged = { game, judge: judge! };
    const record = mixedGame(judged, request!).record();
    const reviewed = (): Review => wholeReview(judged, record, 'luck');
    expect(reviewed()).toEqual(reviewed());
  });
}

function expectToAddUp({ ledger, moments }: Review, ended: Worth): void {
  const { start, startLuck, luck, given, lost, rest, result, adjusted } = ledger;
  expect(result).toEqual(ended);
  for (const what of ['shares', 'points'] as const) {
    ended[what].forEach((end, seat) => {
      const parts = luck[what][seat]! + given[what][seat]! - lost[what][seat]!;
      expect(end).toBeCloseTo(start[what][seat]! + parts + rest[what][seat]!, 9);
      const allLuck = startLuck[what][seat]! + luck[what][seat]!;
      expect(adjusted[what][seat]).toBeCloseTo(end - allLuck, 9);
    });
  }
  // Alone, nobody pays for what one gains.
  if (ended.shares.length === 1) return;
  const decided = minus(given, lost);
  for (const { shares } of [startLuck, decided, rest, ...moments.map((moment) => moment.luck)]) {
    expect(sum(shares)).toBeCloseTo(0, 9);
  }
}

function finished<Step, Result>(steps: Generator<Step, Result, void>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** A game of sound moves and random ones: there is something to find in it, and it does not take for ever. */
function mixedGame<State, Action>(
  { game, judge }: Judged<State, Action>,
  request: SetupRequest,
): Playthrough<State, Action, unknown, GameEvent> {
  const table = new Playthrough(game, request, { secret: 'review', nonces: [] });
  const random = randomFrom('mixed');
  for (;;) {
    const player = game.decision(table.state)?.player;
    if (player === undefined) return table;
    const seen = game.determinize(table.state, player, random);
    const legal = game.legalActions(seen);
    const isRandom = random.below(RANDOM) === 0;
    table.move(isRandom ? legal[random.below(legal.length)]! : judge.choose(seen, legal, random));
  }
}

function randomGame<State, Action>(
  game: GameReview<State, Action>['game'],
  request: SetupRequest,
  onState?: (state: State, at: number) => void,
): Playthrough<State, Action, unknown, GameEvent> {
  const table = new Playthrough(game, request, { secret: 'review', nonces: [] });
  const random = randomFrom('review');
  for (let at = 0; game.decision(table.state) !== undefined; at++) {
    onState?.(table.state, at);
    const legal = game.legalActions(table.state);
    table.move(legal[random.below(legal.length)]!);
  }
  return table;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
