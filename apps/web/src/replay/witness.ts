import { type Keep, keepOf } from '../settings/index.ts';

const NAME = 'ochre seals';
/** A few words each; whoever comes to more tables before they look forgets the first ones. */
const MOST = 200;

/** What this browser knows of a table's dice from before its game. */
export interface Seen {
  readonly commitment: string;
  /** What was added from here. */
  readonly nonce?: string;
}

/**
 * Remembers the commitments that this browser was shown before games began, and what it added to
 * their dice. A record agrees with itself whoever made it up: only who was there can tell.
 */
export class Witness {
  private readonly keep: Keep;

  constructor(keep: Keep = keepOf(window)) {
    this.keep = keep;
  }

  /** The first one counts: another one later would be one that was chosen. */
  saw(table: string, commitment: string): void {
    if (this.of(table) === undefined) this.remember(table, { commitment });
  }

  /** It was taken: a seat has it now. */
  gave(table: string, nonce: string): void {
    const seen = this.of(table);
    if (seen !== undefined) this.remember(table, { ...seen, nonce });
  }

  of(table: string): Seen | undefined {
    return this.all().get(table);
  }

  /** Of whichever table it was. */
  ofCommitment(commitment: string): Seen | undefined {
    return [...this.all().values()].find((seen) => seen.commitment === commitment);
  }

  private remember(table: string, seen: Seen): void {
    const all = this.all();
    all.delete(table);
    all.set(table, seen);
    try {
      this.keep.setItem(NAME, JSON.stringify([...all].slice(-MOST)));
    } catch {
      // A browser that stores nothing: it will say that it does not know.
    }
  }

  /** Read each time: another tab may have been somewhere. */
  private all(): Map<string, Seen> {
    try {
      const kept: unknown = JSON.parse(this.keep.getItem(NAME) ?? '[]');
      return new Map(Array.isArray(kept) ? kept.filter(isEntry) : []);
    } catch {
      return new Map();
    }
  }
}

function isEntry(value: unknown): value is [string, Seen] {
  if (!Array.isArray(value)) return false;
  const [table, seen] = value;
  return typeof table === 'string' && typeof seen?.commitment === 'string';
}
