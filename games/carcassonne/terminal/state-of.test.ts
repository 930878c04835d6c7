import { expect, it } from 'vitest';
import { carcassonne } from '../rules/index.ts';
import { stateOf } from './state-of.ts';
import { TestTable } from './testing/table.ts';

it.each([
  { players: 2 },
  { players: 3, options: { farmers: 'cities', smallCity: 'half' } },
  { players: 5, modules: ['shrine'] },
])('a view says what the rules would say of the state: %j', (request) => {
  new TestTable(request).playOn(undefined, (table) => {
    const seen = stateOf(table.moment.view);
    expect(carcassonne.scores(seen)).toEqual(carcassonne.scores(table.state));
    const moves = (state: typeof seen): string[] =>
      carcassonne.legalActions(state).map(carcassonne.print).sort();
    expect(moves(seen)).toEqual(moves(table.state));
  });
});
