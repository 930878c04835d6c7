/** Upper ends in seconds. */
const ENDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Buckets {
  /** Each with what is below it. */
  readonly upTo: number[];
  total: number;
  sum: number;
}

const emptyBuckets = (): Buckets => ({ upTo: ENDS.map(() => 0), total: 0, sum: 0 });

/** How long something takes, by labels where there are any. */
export class Histogram {
  private readonly name: string;
  private readonly about: string;
  private readonly labels: readonly string[];
  /** By the labels as they are written. */
  private readonly byLabels = new Map<string, Buckets>();

  constructor(name: string, about: string, labels: readonly string[] = []) {
    this.name = name;
    this.about = about;
    this.labels = labels;
    if (labels.length === 0) this.byLabels.set('', emptyBuckets());
  }

  /** One value for each label, none of them made up by anybody outside: all are kept. */
  observe(seconds: number, ...values: readonly string[]): void {
    const labels = this.labels.map((label, at) => `${label}="${values[at]}"`).join(',');
    const buckets = this.byLabels.get(labels) ?? emptyBuckets();
    this.byLabels.set(labels, buckets);
    buckets.total++;
    buckets.sum += seconds;
    for (const [at, end] of ENDS.entries()) if (seconds <= end) buckets.upTo[at]!++;
  }

  /** Measures until the function that comes back is called. */
  start(): (...values: readonly string[]) => void {
    const from = performance.now();
    return (...values) => this.observe((performance.now() - from) / 1000, ...values);
  }

  lines(): string[] {
    return [
      `# HELP ${this.name} ${this.about}`,
      `# TYPE ${this.name} histogram`,
      ...[...this.byLabels].flatMap(([labels, buckets]) => this.linesOf(labels, buckets)),
    ];
  }

  private linesOf(labels: string, { upTo, total, sum }: Buckets): string[] {
    const { name } = this;
    const first = labels === '' ? '' : `${labels},`;
    const all = labels === '' ? '' : `{${labels}}`;
    return [
      ...ENDS.map((end, at) => `${name}_bucket{${first}le="${end}"} ${upTo[at]}`),
      `${name}_bucket{${first}le="+Inf"} ${total}`,
      `${name}_sum${all} ${sum}`,
      `${name}_count${all} ${total}`,
    ];
  }
}
