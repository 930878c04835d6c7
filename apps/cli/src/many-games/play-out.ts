import { type Random, randomFrom, type Setup, simulationChance } from '@ochre/kernel';
import type { ListedGame } from '../games.ts';

/**
 * Bots may put the end off for ever; what stands after so many decisions then counts. Random moves
 * come to an end long before.
 */
export const LONGEST_GAME = 5_000;

/** The seed of one of many games, by its number. */
export const seedOf = (seed: string, at: number): string => `${seed} ${at}`;

/**
 * One game from its setup to its end, or until it is too long. Cards, dice and the luck of the bots come from its seed;
 * `choose` gives a move for the seat that must decide.
 */
export function playOut(
  { rules: game }: ListedGame,
  setup: Setup,
  seed: string,
  choose: (state: unknown, player: number, random: Random) => unknown,
): unknown {
  const chance = simulationChance(seed);
  const random = randomFrom(seed);
  const state = game.setup(setup, chance);
  for (let decisions = 0; decisions < LONGEST_GAME; decisions++) {
    const now = game.decision(state);
    if (now === undefined) break;
    game.advance(state, choose(state, now.player, random), chance);
  }
  return state;
}
