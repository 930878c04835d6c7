import type { SetupRequest } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { carcassonne, type Snapshot, stateOf } from '../../rules/index.ts';
import { randomGame } from '../testing/random-game.ts';
import { claimsIn, skipIn } from './claiming.ts';
import { nearestIn } from './directions.ts';
import {
  afterTap,
  afterTurn,
  countFitting,
  type Laying,
  layMove,
  squaresIn,
  turnsOf,
} from './laying.ts';
import { quarters } from './quarters.ts';

interface Moment {
  readonly view: Snapshot;
  readonly legal: readonly string[];
}

const REQUESTS: readonly SetupRequest[] = [
  { players: 2 },
  { players: 3, modules: ['shrine'] },
  { players: 5, modules: ['shrine'] },
];

/** Every decision of some random games. */
const moments = (): Moment[] =>
  REQUESTS.flatMap((request, at) =>
    randomGame(request, `options ${at}`).map(({ before }) => ({
      view: before,
      legal: carcassonne.legalActions(stateOf(before)).map(carcassonne.print),
    })),
  );

const ALL = moments();
const LAYS = ALL.filter(({ view }) => view.phase === 'lay');
const CLAIMS = ALL.filter(({ view }) => view.phase === 'claim');

describe('Laying', () => {
  it('reaches every legal move by tapping squares, and nothing else', () => {
    for (const { legal } of LAYS) {
      const squares = squaresIn(legal);
      const reached = new Set<string | undefined>();
      for (const square of squares) {
        let laying: Laying = { turn: 0 };
        for (let taps = 0; taps < 4; taps++) {
          laying = afterTap(laying, square);
          reached.add(layMove(laying, squares));
        }
      }
      expect([...reached].sort()).toEqual([...legal].sort());
    }
  });

  it('reaches them by turning first, and by turning where the tile is looked at', () => {
    for (const { view, legal } of LAYS) {
      const squares = squaresIn(legal);
      const tile = view.tile!;
      for (const turn of turnsOf(tile)) {
        const fitting = squares.filter(({ turns }) => turns.includes(turn));
        expect(countFitting(squares, turn)).toEqual({
          here: fitting.length,
          turned: squares.length - fitting.length,
        });
        for (const square of fitting) {
          const laying = afterTap({ turn }, square);
          expect(legal).toContain(layMove(laying, squares));
          expect(laying.turn).toBe(turn);
          for (const by of [1, -1] as const) {
            expect(legal).toContain(layMove(afterTurn(laying, by, squares, tile), squares));
          }
        }
      }
    }
  });

  it('lays nothing where no square is chosen', () => {
    const { legal } = LAYS[0]!;
    expect(layMove({ turn: 0 }, squaresIn(legal))).toBeUndefined();
    expect(layMove({ turn: 0, at: { x: 0, y: 0 } }, squaresIn(legal))).toBeUndefined();
  });

  it('leads to every square by arrows', () => {
    for (const { legal } of LAYS.filter((_, at) => at % 9 === 0)) {
      const squares = squaresIn(legal);
      const reached = new Set([squares[0]]);
      for (const from of reached) {
        for (const way of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
          const to = nearestIn(way, from!, squares);
          if (to !== undefined) reached.add(to);
        }
      }
      expect(reached.size).toBe(squares.length);
    }
  });
});

describe('Claiming', () => {
  it('offers every legal claim in its order, and nobody', () => {
    expect(CLAIMS.length).toBeGreaterThan(50);
    for (const { legal } of CLAIMS) {
      const skip = skipIn(legal);
      expect([...claimsIn(legal).map(({ move }) => move), skip].sort()).toEqual([...legal].sort());
      const order = legal.filter((move) => move !== skip);
      expect(claimsIn(legal).map(({ move }) => move)).toEqual(order);
    }
  });

  it('offers nothing while a tile is laid', () => {
    for (const { legal } of LAYS) {
      expect(claimsIn(legal)).toEqual([]);
      expect(skipIn(legal)).toBeUndefined();
    }
  });
});

describe('A tile that is turned', () => {
  it('turns the shorter way', () => {
    expect([quarters(0, 1), quarters(3, 0), quarters(1, 0), quarters(0, 3)]).toEqual([
      1, 1, -1, -1,
    ]);
    expect([quarters(0, 2), quarters(3, 1), quarters(2, 2)]).toEqual([2, 2, 0]);
  });
});
