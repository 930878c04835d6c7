import type { GameRecord } from '@ochre/kernel';
import type { Depth } from '@ochre/search/review';
import { GameReviewing, type ReviewShelf } from './game-reviewing.ts';
import type { Ask } from './student.ts';

/** The reviews of the games in this browser. One is worked at; it goes on whatever screen is shown. */
export class GameReviews {
  private readonly shelf: ReviewShelf;
  private readonly ask: Ask;
  private readonly reviewings = new Map<string, GameReviewing>();

  constructor(shelf: ReviewShelf, ask: Ask) {
    this.shelf = shelf;
    this.ask = ask;
  }

  /** That of a table; nothing is done about it until it is begun. */
  of(table: string, record: GameRecord): GameReviewing {
    const found = this.reviewings.get(table);
    if (found !== undefined) return found;
    const made = new GameReviewing({ table, record, shelf: this.shelf, ask: this.ask });
    this.reviewings.set(table, made);
    return made;
  }

  /** Of a game that is removed; what is found out about it is wanted no more. */
  forget(table: string): void {
    this.reviewings.get(table)?.forget();
    this.reviewings.delete(table);
  }

  /** Finds out what is not known yet; whatever else is worked at waits. */
  async begin(table: string, record: GameRecord, depth?: Depth): Promise<void> {
    for (const [other, reviewing] of this.reviewings) if (other !== table) void reviewing.pause();
    await this.of(table, record).begin(depth);
  }
}
