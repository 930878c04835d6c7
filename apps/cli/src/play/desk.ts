import { setImmediate as others } from 'node:timers/promises';
import { type BotAnswer, type BotDesk, Thinker, type Thought } from '@ochre/host';
import type { ListedGame } from '../games.ts';

/** Whoever waits longer for a bot is told what for. */
const LONG_MS = 300;

/**
 * Bots think in this very process. That lets nothing else happen, no timer either, so that the clock
 * they look at must say when it takes long.
 */
export class Desk implements BotDesk {
  private readonly thinker: Thinker;
  private readonly onLong: () => void;
  private longAt = Number.POSITIVE_INFINITY;

  /** `onLong` hears once of each thought that lasts long. */
  constructor({ rules: game, bots }: ListedGame, onLong: () => void) {
    const playables = { [game.meta.name]: async () => ({ game, bots }) };
    this.thinker = new Thinker(playables, () => this.look());
    this.onLong = onLong;
  }

  async think(thought: Thought): Promise<BotAnswer> {
    this.longAt = performance.now() + LONG_MS;
    const answer = await this.thinker.think(thought);
    this.longAt = Number.POSITIVE_INFINITY;
    // Ctrl-C is heard between two moves.
    await others();
    return answer;
  }

  close(): void {}

  private look(): number {
    const now = performance.now();
    if (now >= this.longAt) {
      this.longAt = Number.POSITIVE_INFINITY;
      this.onLong();
    }
    return now;
  }
}
