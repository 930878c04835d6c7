import { type Random, randomFrom, simulationChance } from '@ochre/kernel';
import type { ListedGame } from '../games.ts';
import { strongestBot } from './levels.ts';

/** Few, and always as many: the same seed gives the same answer. */
const PLAYOUTS = 16;
/** Bots that avoid the end might play for ever; the scores then count as they stand. */
const LONGEST_PLAYOUT = 5_000;

/**
 * Each seat's share of winning, as quick games to the end show it from what one seat may see.
 * Winners share a game. It stops early only when the time is up, and never before the first game.
 */
export function estimateShares(
  listed: ListedGame,
  state: unknown,
  seat: number,
  seed: string,
  isTimeUp: () => boolean,
): number[] {
  const { game } = listed;
  const won = game.scores(state).map(() => 0);
  let games = 0;
  while (games < PLAYOUTS && (games === 0 || !isTimeUp())) {
    const random = randomFrom(`${seed} playout ${games}`);
    const seen = game.determinize(state, seat, random);
    playToTheEnd(listed, seen, `${seed} ${games}`, random);
    const winners = game.winners(seen);
    for (const winner of winners) won[winner]! += 1 / winners.length;
    games++;
  }
  return won.map((share) => share / games);
}

function playToTheEnd(listed: ListedGame, state: unknown, seed: string, random: Random): void {
  const { game } = listed;
  const bot = strongestBot(listed);
  const chance = simulationChance(seed);
  for (let played = 0; played < LONGEST_PLAYOUT; played++) {
    const legal = game.legalActions(state);
    if (legal.length === 0) return;
    game.advance(state, bot.choose(state, legal, random), chance);
  }
}
