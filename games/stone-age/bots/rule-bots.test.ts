import { randomFrom, type SetupRequest, simulationChance } from '@ochre/kernel';
import { botMove } from '@ochre/search';
import { SOLO_DIFFICULTY, type State, stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { type BotName, STONE_AGE_BOTS } from './rule-bots.ts';

const NAMES = Object.keys(STONE_AGE_BOTS) as BotName[];

/** Plays one game with these bots in their seats. */
function playGame(
  seats: readonly BotName[],
  seed: string,
  request: Omit<SetupRequest, 'players'> = {},
  see?: (state: State) => void,
): State {
  const chance = simulationChance(seed);
  const random = randomFrom(seed);
  const state = stoneAge.setup(stoneAge.checkSetup({ ...request, players: seats.length }), chance);
  for (let decision = stoneAge.decision(state); decision; decision = stoneAge.decision(state)) {
    see?.(state);
    const action = botMove(stoneAge, STONE_AGE_BOTS[seats[decision.player]!], state, random);
    expect(stoneAge.isLegal(state, action)).toBe(true);
    stoneAge.advance(state, action, chance);
  }
  return state;
}

/** How many of so many games, half of them from either seat, one bot wins against another. */
function wins(bot: BotName, other: BotName, games: number): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const seat = game % 2;
    const seats = seat === 0 ? [bot, other] : [other, bot];
    if (stoneAge.winners(playGame(seats, `${bot} ${other} ${game}`)).includes(seat)) won++;
  }
  return won;
}

describe.each(NAMES)('%s', (name) => {
  const bot = STONE_AGE_BOTS[name];
  const table = (players: number): BotName[] => new Array(players).fill(name);

  it.each([2, 3, 4])('plays whole games with %i players by legal moves', (players) => {
    const state = playGame(table(players), `${name} ${players}`);
    expect(stoneAge.decision(state)).toBeUndefined();
  });

  it.each([
    [3, ['huts']],
    [2, ['style']],
    [4, ['style', 'huts']],
    [5, ['style']],
  ])('plays with %i players and %j', (players, modules) => {
    const state = playGame(table(players), `${name} ${players} ${modules}`, { modules });
    expect(stoneAge.decision(state)).toBeUndefined();
  });

  it.each(Object.keys(SOLO_DIFFICULTY))('plays alone, %s', (difficulty) => {
    const request = { variant: 'solo', options: { difficulty } };
    const state = playGame(table(1), `${name} alone`, request);
    expect(stoneAge.decision(state)).toBeUndefined();
  });

  it('makes the same move for the same seed, and none for what it may not see', () => {
    playGame(table(2), `hidden ${name}`, {}, (state) => {
      const { player } = stoneAge.decision(state)!;
      const other = stoneAge.determinize(state, player, randomFrom('other'));
      const moves = [state, state, other].map((one) =>
        stoneAge.print(botMove(stoneAge, bot, one, randomFrom('same'))),
      );
      expect(new Set(moves).size).toBe(1);
    });
  });
});

describe.each(NAMES.filter((name) => name !== 'random'))('%s', (name) => {
  it('beats random, from either seat', () => {
    expect(wins(name, 'random', 12)).toBe(12);
  });
});

describe('greedy', () => {
  it('beats the yardstick, from either seat', () => {
    expect(wins('greedy', 'cardwood', 20)).toBeGreaterThanOrEqual(19);
  });

  it('says so when asked after the end', () => {
    const end = playGame(['greedy', 'greedy'], 'end');
    expect(() => botMove(stoneAge, STONE_AGE_BOTS.greedy, end, randomFrom('x'))).toThrow(/over/);
  });
});
