import { randomFrom, simulationChance } from '@ochre/kernel';
import { type Action, type State, stoneAge } from '@ochre/stone-age/rules';
import { expect, it } from 'vitest';
import { having, newGame } from '../testing/position.ts';
import { outcomesOf } from './outcomes.ts';

const HELD = ['C30'];

/** The first move of a game that turns cards up; player 0 holds one face down. */
function turningUp(): { readonly state: State; readonly action: Action } {
  const random = randomFrom('outcomes');
  const chance = simulationChance('outcomes');
  const next = having(newGame(), 0, { faceDown: HELD });
  for (;;) {
    const state = stoneAge.clone(next);
    const legal = stoneAge.legalActions(state);
    const action = legal[random.below(legal.length)]!;
    stoneAge.advance(next, action, chance);
    if (next.drawn > state.drawn) return { state, action };
  }
}

it('leave those who look what they hold, and deal to all others anew', () => {
  const { state, action } = turningUp();
  const heldBy = (eyes: 'spectator' | 0 | 1) =>
    outcomesOf(state, action, randomFrom('deals'), eyes).map((outcome) =>
      outcome.state.players[0]!.faceDown.join(),
    );
  expect(new Set(heldBy(0))).toEqual(new Set([HELD.join()]));
  expect(new Set(heldBy(1)).size).toBeGreaterThan(10);
  expect(new Set(heldBy('spectator')).size).toBeGreaterThan(10);
});
