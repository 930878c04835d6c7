import type { Member } from '@ochre/match';

/** So many are remembered; whoever came longest ago is forgotten first. */
const ROOM = 20_000;

/**
 * From which network those came who spoke or sat down at a table, so that whoever was removed is not
 * back with a new cookie in a moment. It is in memory alone, and in no database or log.
 */
export class Whereabouts {
  private readonly room: number;
  private readonly networks = new Map<string, ReadonlySet<string>>();

  constructor(room = ROOM) {
    this.room = room;
  }

  note(table: string, member: Member, network: string): void {
    const key = keyOf(table, member);
    const before = this.networks.get(key) ?? [];
    this.networks.delete(key);
    this.networks.set(key, new Set([...before, network]));
    const [oldest] = this.networks.keys();
    if (this.networks.size > this.room && oldest !== undefined) this.networks.delete(oldest);
  }

  /** Whether one of them came from there. */
  isOf(table: string, members: readonly Member[], network: string): boolean {
    return members.some((member) => this.networks.get(keyOf(table, member))?.has(network) === true);
  }
}

const keyOf = (table: string, member: Member): string => `${table} ${member}`;
