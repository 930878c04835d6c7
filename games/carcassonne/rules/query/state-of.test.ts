import { walk } from '@ochre/kernel/contract';
import { expect, it } from 'vitest';
import { carcassonne } from '../game.ts';
import { snapshot } from '../snapshot.ts';
import type { State } from '../state.ts';
import { stateOf } from './index.ts';

it.each([
  { players: 2 },
  { players: 3, options: { farmers: 'cities', smallCity: 'half' } },
  { players: 5, modules: ['shrine'] },
])('a view says what the rules would say of the state: %j', (request) => {
  walk(carcassonne, request, 'views', ({ state }) => {
    const seen = stateOf(snapshot(state));
    expect(carcassonne.scores(seen)).toEqual(carcassonne.scores(state));
    const moves = (of: State): string[] =>
      carcassonne.legalActions(of).map(carcassonne.print).sort();
    expect(moves(seen)).toEqual(moves(state));
  });
});
