import { randomFrom, type Setup } from '@ochre/kernel';
import type { Bot, Limit } from '@ochre/search';
import type { Playable, Playables } from './games.ts';
import type { Move, Thought } from './thought.ts';

/** What the worker does: games and bots are made ready once, when they are first needed. */
export class Thinker {
  private readonly playables: Playables;
  private readonly games = new Map<string, Promise<Playable>>();
  private readonly bots = new Map<string, Promise<Bot<unknown, unknown>>>();

  constructor(playables: Playables) {
    this.playables = playables;
  }

  async think(thought: Thought): Promise<Move> {
    try {
      return { move: await this.moveFor(thought) };
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  }

  private async moveFor({ game: name, setup, seen, level, seed, ms }: Thought): Promise<string> {
    const { game } = await this.game(name);
    const bot = await this.bot(name, setup, level);
    return game.print(bot.choose(seen, game.legalActions(seen), randomFrom(seed), limitOf(ms)));
  }

  private game(name: string): Promise<Playable> {
    return kept(this.games, name, () => {
      const load = this.playables[name];
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
}

/** What could not be loaded is not kept: the page may have been offline. */
function kept<T>(all: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const found = all.get(key);
  if (found !== undefined) return found;
  const made = make();
  all.set(key, made);
  made.catch(() => all.delete(key));
  return made;
}

function limitOf(ms: number): Limit {
  const end = performance.now() + ms;
  return { isOver: () => performance.now() >= end, ms };
}
