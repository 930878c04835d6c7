import { type Random, randomFrom, simulationChance } from '@ochre/kernel';
import type { Bot, Limit } from '@ochre/search';
import type { ListedGame } from '../games.ts';
import { LONGEST_GAME } from '../many-games/play-out.ts';

/** Few, and always as many: the same seed gives the same answer. */
const PLAYOUTS = 16;

/**
 * Each seat's share of winning, from what one seat may see: what the bot thinks of it, or what quick
 * games to the end show where it has no opinion.
 */
export function estimateShares(
  listed: ListedGame,
  bot: Bot<unknown, unknown>,
  sight: Sight,
  limit: Limit,
): number[] {
  const { state, seat, seed } = sight;
  return (
    bot.shares?.(listed.rules.determinize(state, seat, randomFrom(seed))) ??
    sharesOfPlayouts(listed, sight, limit)
  );
}

/** Who looks at what, and the luck by which the rest is imagined. */
export interface Sight {
  readonly state: unknown;
  readonly seat: number;
  readonly seed: string;
}

/** Winners share a game. It stops early only when the time is up, and never before the first game. */
function sharesOfPlayouts(
  listed: ListedGame,
  { state, seat, seed }: Sight,
  limit: Limit,
): number[] {
  const { rules: game } = listed;
  const won = game.scores(state).map(() => 0);
  let games = 0;
  while (games < PLAYOUTS && (games === 0 || !limit.isOver())) {
    const random = randomFrom(`${seed} playout ${games}`);
    const seen = game.determinize(state, seat, random);
    playToTheEnd(listed, seen, `${seed} ${games}`, random);
    const winners = game.winners(seen);
    for (const winner of winners) won[winner]! += 1 / winners.length;
    games++;
  }
  return won.map((share) => share / games);
}

function playToTheEnd(
  { rules: game, bots }: ListedGame,
  state: unknown,
  seed: string,
  random: Random,
): void {
  const chance = simulationChance(seed);
  for (let played = 0; played < LONGEST_GAME; played++) {
    const legal = game.legalActions(state);
    if (legal.length === 0) return;
    game.advance(state, bots.playoutBot.choose(state, legal, random), chance);
  }
}
