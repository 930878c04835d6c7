import { randomFrom, simulationChance } from '@ochre/kernel';
import { botMove } from '@ochre/search';
import { botsContract } from '@ochre/search/contract';
import { expect, it } from 'vitest';
import { carcassonne } from '../rules/index.ts';
import { bots } from './index.ts';
import { CARCASSONNE_BOTS } from './rule-bots.ts';

botsContract(carcassonne, bots, [
  { players: 2 },
  { players: 3, options: { farmers: 'cities', smallCity: 'half' } },
  { players: 5, modules: ['shrine'] },
]);

/** The final scores of a game between these bots. */
function played(names: readonly ('random' | 'greedy')[], seed: string): number[] {
  const setup = carcassonne.checkSetup({ players: names.length });
  const state = carcassonne.setup(setup, simulationChance(seed));
  const random = randomFrom(seed);
  for (let asked = carcassonne.decision(state); asked !== undefined; ) {
    const bot = CARCASSONNE_BOTS[names[asked.player]!];
    carcassonne.advance(state, botMove(carcassonne, bot, state, random), simulationChance(seed));
    asked = carcassonne.decision(state);
  }
  return carcassonne.scores(state);
}

it('greedy beats random by far', () => {
  for (let game = 0; game < 6; game++) {
    const [greedy, random] = played(['greedy', 'random'], `greedy ${game}`);
    expect(greedy! - random!).toBeGreaterThan(20);
  }
});

it('greedy closes a city and claims it', () => {
  // E fits above the start tile, and closes the city of both.
  const setup = carcassonne.checkSetup({ players: 2, rig: { tiles: ['E', 'V'], firstPlayer: 0 } });
  const state = carcassonne.setup(setup, simulationChance('city'));
  const lay = botMove(carcassonne, CARCASSONNE_BOTS.greedy, state, randomFrom('x'));
  expect(carcassonne.print(lay)).toBe('lay 0,-1 r2');
  carcassonne.advance(state, lay, simulationChance('city'));
  const claim = botMove(carcassonne, CARCASSONNE_BOTS.greedy, state, randomFrom('x'));
  expect(carcassonne.print(claim)).toBe('claim city s');
});
