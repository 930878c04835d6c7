import { badRequest, type Setup } from '@ochre/kernel';
import type { Opponent } from '@ochre/search';
import { knownGame } from '../games.ts';
import { shown } from './shown.ts';

/** The bots this run of the engine was asked for, ready to play: making one ready takes a while. */
export class Opponents {
  private readonly ready = new Map<string, Promise<Opponent<unknown, unknown>>>();

  /** The bot of that level, or of that name, for a game that is set up so. */
  find(game: string, setup: Setup, level: string): Promise<Opponent<unknown, unknown>> {
    const { opponents, opponentNamed } = knownGame(game).bots;
    if (!Object.hasOwn(opponents, level)) {
      const allowed = Object.keys(opponents).join(', ');
      throw badRequest('level', `"${shown(level)}" is not known; allowed: ${allowed}`);
    }
    // What is rigged is for the game to know, and not for its bots.
    const { rig: _, ...known } = setup;
    const key = JSON.stringify([game, level, known]);
    const found = this.ready.get(key) ?? opponentNamed(level, known);
    this.ready.set(key, found);
    return found;
  }
}
