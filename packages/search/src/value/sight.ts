import type { Rules } from './rules.ts';

/** How a network sees a game, and what it learns to foretell. */
export interface Sight<State> {
  /** Weights fit one sight and version of it only. */
  readonly name: string;
  readonly version: number;
  /** So many numbers are seen. */
  readonly inputs: number;
  /** Writes what a seat sees of a position. */
  write(state: State, seat: number, x: Float32Array): void;
  /** Of a finished game. */
  outcome(state: State, seat: number): Outcome;
}

export interface Outcome {
  /** Of winning, 0 to 1. */
  readonly share: number;
  /** How far the seat is ahead, in a unit of the game's own. */
  readonly margin: number;
}

/** Larger margins are no better than this. */
const MOST_MARGIN = 2;

/** Of a game with others: the share of the victory, and the lead over the best of them. */
export function outcomeAmong<State>(
  game: Rules<State, unknown>,
  unit: number,
): Sight<State>['outcome'] {
  return (state, seat) => {
    const winners = game.winners(state);
    const scores = game.scores(state);
    const own = scores[seat] ?? 0;
    const lead = own - Math.max(...scores.filter((_, other) => other !== seat));
    return {
      share: winners.includes(seat) ? 1 / winners.length : 0,
      margin: Math.max(-MOST_MARGIN, Math.min(MOST_MARGIN, lead / unit)),
    };
  };
}
