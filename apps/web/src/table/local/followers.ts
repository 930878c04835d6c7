type Stored = (seq: number) => void;

/** Who in this page wants to know how far each table is stored. */
export class Followers {
  private readonly followers = new Map<string, Set<Stored>>();

  follow(table: string, stored: Stored): () => void {
    const all = this.followers.get(table) ?? new Set();
    this.followers.set(table, all.add(stored));
    return () => {
      all.delete(stored);
      if (all.size === 0) this.followers.delete(table);
    };
  }

  tell(table: string, seq: number): void {
    for (const stored of [...(this.followers.get(table) ?? [])]) stored(seq);
  }
}
