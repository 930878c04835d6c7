import { Conflict } from '@ochre/host';
import type { Entry } from '@ochre/match';
import type { KeptReview, Shelf, ShelfCard, Shelved } from './shelf.ts';
import { ShelfListeners } from './shelf-listeners.ts';

/** For tests, and for browsers that do not let a page keep anything. */
export class MemoryShelf implements Shelf {
  private readonly cards = new Map<string, ShelfCard>();
  private readonly logs = new Map<string, string[]>();
  private readonly reviews = new Map<string, KeptReview>();
  private readonly listeners = new ShelfListeners();

  async append(table: string, entries: readonly Entry[]): Promise<void> {
    const log = this.logs.get(table) ?? [];
    if (entries.some(({ seq }) => log[seq - 1] !== undefined)) {
      throw new Conflict('Another tab has gone on with this table.');
    }
    // Written, as a store would: nobody changes it later by accident.
    const written = [...log];
    for (const entry of entries) written[entry.seq - 1] = JSON.stringify(entry);
    this.logs.set(table, written);
    this.listeners.tell(table, written.length);
  }

  async label(card: ShelfCard): Promise<void> {
    this.cards.set(card.id, card);
  }

  async load(table: string): Promise<Shelved | undefined> {
    const card = this.cards.get(table);
    const log = this.logs.get(table);
    if (card === undefined || log === undefined) return undefined;
    return { card, entries: log.map((entry) => JSON.parse(entry)) };
  }

  async list(): Promise<readonly ShelfCard[]> {
    return [...this.cards.values()].sort((a, b) => b.changedAt - a.changedAt);
  }

  async remove(table: string): Promise<void> {
    this.cards.delete(table);
    this.logs.delete(table);
    this.reviews.delete(table);
  }

  async keepReview(table: string, review: KeptReview): Promise<void> {
    this.reviews.set(table, review);
  }

  async reviewOf(table: string): Promise<KeptReview | undefined> {
    return this.reviews.get(table);
  }

  follow(table: string, stored: (seq: number) => void): () => void {
    return this.listeners.follow(table, stored);
  }
}
