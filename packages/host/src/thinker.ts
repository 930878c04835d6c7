import { randomFrom, type Setup } from '@ochre/kernel';
import type { Bot, Limit } from '@ochre/search';
import type { Playable, Playables } from './playables.ts';
import type { BotAnswer, Thought } from './thought.ts';

/** So many set-ups are kept ready; they are few in practice, but anybody may ask for a new one. */
const ROOM = 64;

/** What a worker does: games and bots are made ready once, when they are first needed. */
export class Thinker {
  private readonly playables: Playables;
  /** In milliseconds, from any moment on. */
  private readonly now: () => number;
  private readonly games = new Map<string, Promise<Playable>>();
  private readonly bots = new Map<string, Promise<Bot<unknown, unknown>>>();

  constructor(playables: Playables, now: () => number) {
    this.playables = playables;
    this.now = now;
  }

  async think(thought: Thought): Promise<BotAnswer> {
    try {
      return { move: await this.moveFor(thought) };
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  }

  private async moveFor({ game: name, setup, seen, level, seed, ms }: Thought): Promise<string> {
    const { game } = await this.game(name);
    const bot = await this.bot(name, setup, level);
    const legal = game.legalActions(seen);
    return game.print(bot.choose(seen, legal, randomFrom(seed), this.limitOf(ms)));
  }

  private game(name: string): Promise<Playable> {
    return kept(this.games, name, () => {
      const load = Object.hasOwn(this.playables, name) ? this.playables[name] : undefined;
      if (load === undefined) throw new Error(`"${name}" is no game here`);
      return load();
    });
  }

  private bot(name: string, setup: Setup, level: string): Promise<Bot<unknown, unknown>> {
    return kept(this.bots, JSON.stringify([name, level, setup]), async () => {
      const { bots } = await this.game(name);
      return (await bots.opponentNamed(level, setup)).bot;
    });
  }

  private limitOf(ms: number): Limit {
    const end = this.now() + ms;
    return { isOver: () => this.now() >= end, ms };
  }
}

/** What could not be loaded is not kept: it may have been the network. */
function kept<T>(all: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const found = all.get(key);
  if (found !== undefined) return found;
  const made = make();
  for (const oldest of all.keys()) {
    if (all.size < ROOM) break;
    all.delete(oldest);
  }
  all.set(key, made);
  made.catch(() => all.delete(key));
  return made;
}
