type Stored = (seq: number) => void;

/** Who in this page wants to know how far each table is stored. */
export class ShelfListeners {
  private readonly listeners = new Map<string, Set<Stored>>();

  follow(table: string, stored: Stored): () => void {
    const all = this.listeners.get(table) ?? new Set();
    this.listeners.set(table, all.add(stored));
    return () => {
      all.delete(stored);
      if (all.size === 0) this.listeners.delete(table);
    };
  }

  tell(table: string, seq: number): void {
    for (const stored of [...(this.listeners.get(table) ?? [])]) stored(seq);
  }
}
