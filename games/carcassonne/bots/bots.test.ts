import { randomFrom, simulationChance } from '@ochre/kernel';
import { botMove } from '@ochre/search';
import { botsContract } from '@ochre/search/contract';
import { describe, expect, it } from 'vitest';
import { carcassonne } from '../rules/index.ts';
import { bots } from './index.ts';
import { type BotName, CARCASSONNE_BOTS } from './rule-bots.ts';

botsContract(carcassonne, bots, [
  { players: 2 },
  { players: 3, options: { farmers: 'cities', smallCity: 'half' } },
  { players: 5, modules: ['shrine'] },
]);

/** The final scores of a game between these bots. */
async function played(names: readonly string[], seed: string): Promise<number[]> {
  const setup = carcassonne.checkSetup({ players: names.length });
  const seated = await Promise.all(names.map((name) => bots.opponentNamed(name, setup)));
  const state = carcassonne.setup(setup, simulationChance(seed));
  const random = randomFrom(seed);
  for (let asked = carcassonne.decision(state); asked !== undefined; ) {
    const move = botMove(carcassonne, seated[asked.player]!.bot, state, random);
    carcassonne.advance(state, move, simulationChance(seed));
    asked = carcassonne.decision(state);
  }
  return carcassonne.scores(state);
}

/** How much more the first had than the second, on average over games with seats changed. */
async function lead(first: string, second: string, pairs: number): Promise<number> {
  let sum = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const seed = `${first} ${second} ${pair}`;
    const [one, other] = await played([first, second], seed);
    const [otherAgain, oneAgain] = await played([second, first], seed);
    sum += one! - other! + oneAgain! - otherAgain!;
  }
  return sum / (2 * pairs);
}

describe('strength', () => {
  it.each([
    ['scorer', 'random'],
    ['greedy', 'scorer'],
    ['easy', 'novice'],
    ['medium', 'easy'],
    ['hard', 'medium'],
    ['hard', 'greedy'],
  ])('%s beats %s', async (stronger, weaker) => {
    expect(await lead(stronger, weaker, 6)).toBeGreaterThan(0);
  });
});

describe('a personality has more of what it is after than greedy has', () => {
  /** Points from something, over some games against greedy. */
  function pointsFrom(name: BotName, source: 'farms' | 'cities' | 'cloisters'): number {
    let sum = 0;
    for (let game = 0; game < 6; game++) {
      const setup = carcassonne.checkSetup({ players: 2, rig: { firstPlayer: 0 } });
      const state = carcassonne.setup(setup, simulationChance(`habits ${game}`));
      const random = randomFrom('habits');
      for (let asked = carcassonne.decision(state); asked !== undefined; ) {
        const bot = CARCASSONNE_BOTS[asked.player === 0 ? name : 'greedy'];
        carcassonne.advance(state, botMove(carcassonne, bot, state, random), simulationChance(''));
        asked = carcassonne.decision(state);
      }
      sum += carcassonne.view(state, 'all').result!.breakdown[0]![source] ?? 0;
    }
    return sum;
  }

  it.each([
    ['farmer', 'farms'],
    ['builder', 'cities'],
    ['monk', 'cloisters'],
  ] as const)('%s', (name, source) => {
    expect(pointsFrom(name, source)).toBeGreaterThan(pointsFrom('greedy', source));
  });
});
