import { type GameEvent, Playthrough, randomFrom, type SetupRequest } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import type { GameReview, Judge, Review } from '../review/index.ts';
import { wholeReview } from '../review/index.ts';
import { resultOf } from '../review/looking.ts';

/** Every so many decisions of a random game are looked at. */
const EVERY = 9;

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
          const all = outcomes?.(state, action, randomFrom('x'));
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
  });

  it('A review adds up, is the same twice, and gives nobody luck that nobody else pays for', async () => {
    const [request] = setups;
    const record = randomGame(game, request!).record();
    const judge = await review.judgeFor(game.checkSetup(request!));
    const reviewed = (): Review => wholeReview({ game, judge: judge! }, record, 'luck');
    const { ledger, moments } = reviewed();
    expect(reviewed().ledger).toEqual(ledger);
    for (const { luck } of moments) expect(sum(luck.shares)).toBeCloseTo(0, 12);
    const { start, luck, given, lost, rest, result } = ledger;
    result.points.forEach((points, seat) => {
      const parts = luck.points[seat]! + given.points[seat]! - lost.points[seat]!;
      expect(points).toBeCloseTo(start.points[seat]! + parts + rest.points[seat]!, 9);
    });
  });
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
