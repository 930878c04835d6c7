/** Waits that can be looked at anew: how long one takes may change while it lasts. */
export class Waiting {
  private readonly ends = new Set<() => void>();

  /** Whoever waits looks again whether it is time. */
  again(): void {
    for (const end of [...this.ends]) end();
  }

  /** So long, or until something changes. */
  for(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = Number.isFinite(ms) ? setTimeout(() => end(), Math.max(0, ms)) : undefined;
      const end = (): void => {
        clearTimeout(timer);
        this.ends.delete(end);
        resolve();
      };
      this.ends.add(end);
    });
  }

  /** Until that moment, which may move, or until it is called off. */
  async until(moment: () => number, calledOff: AbortSignal): Promise<void> {
    const again = (): void => this.again();
    calledOff.addEventListener('abort', again);
    while (!calledOff.aborted && moment() > Date.now()) await this.for(moment() - Date.now());
    calledOff.removeEventListener('abort', again);
  }
}
