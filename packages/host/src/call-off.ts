/** Says to whoever is at work for somebody that the work is not needed any more. */
export class CallOff {
  private readonly listeners = new Set<() => void>();
  private isDone = false;

  get isOff(): boolean {
    return this.isDone;
  }

  /** Gives back how to stop listening. */
  onOff(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  off(): void {
    if (this.isDone) return;
    this.isDone = true;
    for (const listener of [...this.listeners]) listener();
  }
}
