/** Upper ends in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** How long something takes. */
export class Histogram {
  private readonly name: string;
  private readonly about: string;
  private readonly counts: number[] = BUCKETS.map(() => 0);
  private total = 0;
  private sum = 0;

  constructor(name: string, about: string) {
    this.name = name;
    this.about = about;
  }

  observe(seconds: number): void {
    this.total++;
    this.sum += seconds;
    const at = BUCKETS.findIndex((end) => seconds <= end);
    if (at >= 0) this.counts[at]!++;
  }

  /** Measures until the function that comes back is called. */
  start(): () => void {
    const from = performance.now();
    return () => this.observe((performance.now() - from) / 1000);
  }

  lines(): string[] {
    const { name } = this;
    let below = 0;
    const buckets = BUCKETS.map((end, at) => {
      below += this.counts[at]!;
      return `${name}_bucket{le="${end}"} ${below}`;
    });
    return [
      `# HELP ${name} ${this.about}`,
      `# TYPE ${name} histogram`,
      ...buckets,
      `${name}_bucket{le="+Inf"} ${this.total}`,
      `${name}_sum ${this.sum}`,
      `${name}_count ${this.total}`,
    ];
  }
}
