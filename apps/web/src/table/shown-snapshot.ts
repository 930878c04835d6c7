import type { TableSnapshot } from './table-client.ts';

/** The snapshot that is shown, and who wants to know when there is another. */
export class ShownSnapshot<Snapshot extends TableSnapshot = TableSnapshot> {
  private current: Snapshot;
  private readonly listeners = new Set<() => void>();

  constructor(first: Snapshot) {
    this.current = first;
  }

  get snapshot(): Snapshot {
    return this.current;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    // Wrapped, so that one listener can be given twice and taken away once.
    const own = (): void => listener();
    this.listeners.add(own);
    return () => this.listeners.delete(own);
  };

  show(snapshot: Snapshot): void {
    this.current = snapshot;
    for (const listener of [...this.listeners]) listener();
  }
}
