import { randomFrom, simulationChance } from '@ochre/kernel';
import type { Outcome } from './game-review.ts';
import { type Judged, openTo } from './looking.ts';

/** What cannot be told exactly is drawn so often. */
export const DRAWN = 32;

/** A move in a position; everything that is drawn for it comes from the seed. */
export interface Move<State, Action> {
  readonly before: State;
  readonly action: Action;
  readonly seed: string;
}

/** All that may come of a move: one where nothing is left to chance. */
export function outcomesOf<State, Action>(
  judged: Judged<State, Action>,
  move: Move<State, Action>,
): readonly Outcome<State>[] {
  const { before, action, seed } = move;
  const { judge, eyes = 'spectator' } = judged;
  const seen = openTo(judged, before, seed);
  return judge.outcomes?.(seen, action, randomFrom(seed), eyes) ?? drawn(judged, move);
}

function drawn<State, Action>(
  judged: Judged<State, Action>,
  move: Move<State, Action>,
): readonly Outcome<State>[] {
  const first = drawnOnce(judged, move, 0);
  if (!first.reveals) return [{ state: first.state, chance: 1 }];
  return Array.from({ length: DRAWN }, (_, at) => {
    const { state } = at === 0 ? first : drawnOnce(judged, move, at);
    return { state, chance: 1 / DRAWN };
  });
}

function drawnOnce<State, Action>(
  judged: Judged<State, Action>,
  { before, action, seed }: Move<State, Action>,
  at: number,
): { readonly state: State; readonly reveals: boolean } {
  const { game } = judged;
  const state = openTo(judged, before, `${seed} ${at}`);
  let reveals = false;
  game.advance(state, action, simulationChance(`${seed} ${at}`), (event) => {
    reveals ||= game.reveals(event, before);
  });
  return { state, reveals };
}
