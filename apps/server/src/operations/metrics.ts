import { Counter } from './counter.ts';
import { Histogram } from './histogram.ts';

/** What Prometheus reads at /metrics. */
export class Metrics {
  readonly moves = new Counter('ochre_moves_total', 'Moves made, by who made them', 'by');
  readonly refused = new Counter('ochre_refused_total', 'What was not done, by why', 'code');
  readonly botFailures = new Counter('ochre_bot_failures_total', 'Bots replaced', 'level');
  readonly conflicts = new Counter('ochre_conflicts_total', 'Another process was first', 'at');
  readonly noticesIgnored = new Counter(
    'ochre_notices_ignored_total',
    'Notices in the database that no process writes',
    'why',
  );
  readonly broadcast = new Histogram(
    'ochre_command_to_broadcast_seconds',
    'From a command that came in until everybody at the table was told, or its sender why not',
    ['result'],
  );
  readonly storing = new Histogram('ochre_store_seconds', 'Appending to the log of a table', [
    'result',
  ]);
  readonly thinking = new Histogram('ochre_bot_seconds', 'A move of a bot, waiting included');
  readonly http = new Histogram('ochre_http_seconds', 'Answers over HTTP', ['group', 'status']);
  readonly loopDelay = new Histogram(
    'ochre_event_loop_delay_seconds',
    'By how much whatever is due comes late',
  );
  private readonly gauges = new Map<string, { about: string; read: () => number }>();

  constructor() {
    this.gauge('ochre_memory_bytes', 'Resident memory', () => process.memoryUsage.rss());
    this.gauge('ochre_heap_bytes', 'Memory of objects', () => process.memoryUsage().heapUsed);
    this.gauge('ochre_uptime_seconds', 'Since the start', () => process.uptime());
  }

  /** A number that is asked for when somebody looks. */
  gauge(name: string, about: string, read: () => number): void {
    this.gauges.set(name, { about, read });
  }

  /** In the text format of Prometheus. */
  text(): string {
    const gauges = [...this.gauges].flatMap(([name, { about, read }]) => [
      `# HELP ${name} ${about}`,
      `# TYPE ${name} gauge`,
      `${name} ${read()}`,
    ]);
    const others = [
      this.moves,
      this.refused,
      this.botFailures,
      this.conflicts,
      this.noticesIgnored,
      this.broadcast,
      this.storing,
      this.thinking,
      this.http,
      this.loopDelay,
    ].flatMap((metric) => metric.lines());
    return `${[...gauges, ...others].join('\n')}\n`;
  }
}
