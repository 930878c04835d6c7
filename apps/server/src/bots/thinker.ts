import { randomFrom, type Setup } from '@ochre/kernel';
import type { Bot, Limit } from '@ochre/search';
import { GAMES } from '../games.ts';
import type { Thought } from './thought.ts';

/** So many set-ups are kept ready; they are few in practice, but anybody may ask for a new one. */
const ROOM = 64;

/** What a worker does: bots are made ready once for every kind of game. */
export class Thinker {
  private readonly ready = new Map<string, Promise<Bot<unknown, unknown>>>();

  async moveFor({ game: name, setup, seen, level, seed, ms }: Thought): Promise<string> {
    const { game } = GAMES[name]!;
    const bot = await this.botFor(name, setup, level);
    const legal = game.legalActions(seen);
    return game.print(bot.choose(seen, legal, randomFrom(seed), timeLimit(ms)));
  }

  private botFor(game: string, setup: Setup, level: string): Promise<Bot<unknown, unknown>> {
    const key = JSON.stringify([game, level, setup]);
    const found = this.ready.get(key);
    if (found !== undefined) return found;
    const made = GAMES[game]!.bots.opponentNamed(level, setup).then(({ bot }) => bot);
    for (const oldest of this.ready.keys()) {
      if (this.ready.size < ROOM) break;
      this.ready.delete(oldest);
    }
    this.ready.set(key, made);
    return made;
  }
}

function timeLimit(ms: number): Limit {
  const end = performance.now() + ms;
  return { isOver: () => performance.now() >= end };
}
