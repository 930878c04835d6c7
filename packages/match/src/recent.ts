import type { Spoken } from './tell.ts';

/** So many entries are held with their events; who was away longer looks at the whole table. */
const HELD = 64;

/** The last entries with what happened by them, kept as text: it takes half the memory. */
export class Recent {
  private lines: string[] = [];

  add(spoken: Spoken): void {
    this.lines.push(JSON.stringify(spoken));
    if (this.lines.length > HELD) this.lines.shift();
  }

  /** The last so many; undefined when that is more than are held. */
  last(count: number): Spoken[] | undefined {
    if (count < 0 || count > this.lines.length) return undefined;
    return this.lines.slice(this.lines.length - count).map((line) => JSON.parse(line));
  }
}
