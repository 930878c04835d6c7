import type { Member, Table } from '@ochre/match';
import type { NewsMessage, PresenceMessage, ServerMessage } from '@ochre/protocol';
import type { Loaded } from './stored-table.ts';

/** Somebody who looks at a table through one socket. */
export interface Follower {
  readonly member: Member;
  /** A message as it goes over the wire: written once, sent to all who get the same. */
  send(text: string): void;
}

export const written = (message: ServerMessage): string => JSON.stringify(message);

/** Everybody who looks at one table. All have been told the same, up to one number. */
export class Followers {
  private readonly id: string;
  private readonly all = new Set<Follower>();
  private upTo = 0;

  constructor(id: string) {
    this.id = id;
  }

  get size(): number {
    return this.all.size;
  }

  /** They know everything up to that number, and from now on hear what everybody hears. */
  add(follower: Follower, upTo: number): void {
    this.upTo = upTo;
    this.all.add(follower);
  }

  remove(follower: Follower): boolean {
    return this.all.delete(follower);
  }

  /** Everybody hears what is new, each what they may know. */
  tell({ table, roster }: Loaded): void {
    const after = this.upTo;
    if (table.seq <= after) return;
    this.upTo = table.seq;
    const texts = new Map<Member, string>();
    for (const follower of this.all) {
      const { member } = follower;
      const as = roster.isLikeAnybody(member) ? 'anybody' : member;
      const text = texts.get(as) ?? written(newsOf(this.id, table, after, member));
      texts.set(as, text);
      follower.send(text);
    }
  }

  /**
   * Of this process alone: with several on one store, whoever looks through another one is not
   * counted. Telling them all would be a message for every coming and going, for a mere nicety.
   */
  tellPresence(loaded: Loaded): void {
    const text = written(this.presence(loaded));
    for (const follower of this.all) follower.send(text);
  }

  private presence({ table, roster }: Loaded): PresenceMessage {
    const here = table.plan.seats.map(() => false);
    let watching = 0;
    for (const member of new Set([...this.all].map((follower) => follower.member))) {
      const seat = roster.seatOf(member);
      if (seat === undefined) watching++;
      else here[seat] = true;
    }
    return { is: 'presence', table: this.id, here, watching };
  }
}

/** Without the gap when it is too long: the view says it all, and the history how it came. */
export const newsOf = (id: string, table: Table, after: number, member: Member): NewsMessage => ({
  is: 'news',
  table: id,
  told: table.told(after, member) ?? [],
  view: table.view(member),
  seq: table.seq,
});
