import { randomFrom, simulationChance } from '@ochre/kernel';
import { type State, stoneAge } from '@ochre/stone-age';
import { describe, expect, it } from 'vitest';
import { botMove } from './bot.ts';
import { type BotName, STONE_AGE_BOTS } from './stone-age/index.ts';

const NAMES = Object.keys(STONE_AGE_BOTS) as BotName[];

/** Plays one game with these bots in their seats. */
function playGame(
  seats: readonly BotName[],
  seed: string,
  see?: (state: State) => void,
  modules: readonly string[] = [],
): State {
  const chance = simulationChance(seed);
  const random = randomFrom(seed);
  const state = stoneAge.setup(stoneAge.checkSetup({ players: seats.length, modules }), chance);
  for (let decision = stoneAge.decision(state); decision; decision = stoneAge.decision(state)) {
    see?.(state);
    const action = botMove(stoneAge, STONE_AGE_BOTS[seats[decision.player]!], state, random);
    expect(stoneAge.isLegal(state, action)).toBe(true);
    stoneAge.advance(state, action, chance);
  }
  return state;
}

describe.each(NAMES)('%s', (name) => {
  const bot = STONE_AGE_BOTS[name];

  it.each([2, 3, 4])('plays whole games with %i players by legal moves', (players) => {
    const state = playGame(
      Array.from({ length: players }, () => name),
      `${name} ${players}`,
    );
    expect(stoneAge.decision(state)).toBeUndefined();
  });

  it('plays with every module', () => {
    for (const modules of [['huts'], ['style'], ['style', 'huts']]) {
      const state = playGame([name, name, name], `${name} ${modules}`, undefined, modules);
      expect(stoneAge.decision(state)).toBeUndefined();
    }
    const five = playGame(new Array(5).fill(name), `${name} five`, undefined, ['style']);
    expect(stoneAge.decision(five)).toBeUndefined();
  });

  it('makes the same move for the same seed, and none for what it may not see', () => {
    playGame([name, name], `hidden ${name}`, (state) => {
      const { player } = stoneAge.decision(state)!;
      const other = stoneAge.determinize(state, player, randomFrom('other'));
      const moves = [state, state, other].map((one) =>
        stoneAge.print(botMove(stoneAge, bot, one, randomFrom('same'))),
      );
      expect(new Set(moves).size).toBe(1);
    });
  });
});

describe('greedy', () => {
  it('beats random nearly always, from either seat', () => {
    let won = 0;
    for (let seed = 0; seed < 30; seed++) {
      if (stoneAge.winners(playGame(['greedy', 'random'], `a${seed}`)).includes(0)) won++;
      if (stoneAge.winners(playGame(['random', 'greedy'], `b${seed}`)).includes(1)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(57);
  });

  it('says so when asked after the end', () => {
    const end = playGame(['greedy', 'greedy'], 'end');
    expect(() => botMove(stoneAge, STONE_AGE_BOTS.greedy, end, randomFrom('x'))).toThrow(/over/);
  });
});
