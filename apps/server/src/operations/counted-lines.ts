const MINUTE_MS = 60_000;

interface Kind {
  readonly write: (count: number) => void;
  /** Since the last line. */
  count: number;
}

/** Of each kind the first is written at once, and those of the next minute as one number. */
export class CountedLines {
  private readonly kinds = new Map<string, Kind>();
  private timer: NodeJS.Timeout | undefined;

  count(kind: string, write: (count: number) => void): void {
    const known = this.kinds.get(kind);
    if (known !== undefined) {
      known.count++;
      return;
    }
    write(1);
    this.kinds.set(kind, { write, count: 0 });
    this.timer ??= setTimeout(() => this.flush(), MINUTE_MS).unref();
  }

  /** Writes what was only counted so far. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const { write, count } of this.kinds.values()) if (count > 0) write(count);
    this.kinds.clear();
  }
}
