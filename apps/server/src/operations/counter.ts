/** How often something happened, by one label. */
export class Counter {
  private readonly name: string;
  private readonly about: string;
  private readonly label: string;
  private readonly counts = new Map<string, number>();

  constructor(name: string, about: string, label: string) {
    this.name = name;
    this.about = about;
    this.label = label;
  }

  count(value: string): void {
    this.counts.set(value, (this.counts.get(value) ?? 0) + 1);
  }

  lines(): string[] {
    const { name, about, label, counts } = this;
    return [
      `# HELP ${name} ${about}`,
      `# TYPE ${name} counter`,
      ...[...counts].map(([value, count]) => `${name}{${label}="${value}"} ${count}`),
    ];
  }
}
