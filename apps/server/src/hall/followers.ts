import { type Declined, type Member, notWelcome, type Table } from '@ochre/match';
import type { NewsMessage, PresenceMessage, ServerMessage } from '@ochre/protocol';
import { noSuchTable } from '../refusal.ts';
import type { ProcessPresence } from '../store/store.ts';
import type { Loaded } from './stored-table.ts';

/** Somebody who looks at a table through one socket. */
export interface Follower {
  readonly member: Member;
  /** Whether their line answers. */
  readonly isHeard: boolean;
  /** Whether somebody else would miss them at that table. */
  accompany(table: string, isInCompany: boolean): void;
  /** They may not look at that table any more. */
  putOut(table: string, why: Declined): void;
  /** A message as it goes over the wire: written once, sent to all who get the same. */
  send(text: string): void;
}

export const written = (message: ServerMessage): string => JSON.stringify(message);

/** Everybody who looks at one table. All have been told the same, up to one number. */
export class Followers {
  private readonly id: string;
  private readonly all = new Set<Follower>();
  /** By the name of the process. */
  private readonly elsewhere = new Map<string, ProcessPresence>();
  private upTo = 0;

  constructor(id: string) {
    this.id = id;
  }

  get size(): number {
    return this.all.size;
  }

  /** Whether somebody looks, through this process or another. */
  get areThere(): boolean {
    return this.all.size + this.elsewhere.size > 0;
  }

  /** They know everything up to that number, and from now on hear what everybody hears. */
  add(follower: Follower, upTo: number): void {
    this.upTo = upTo;
    this.all.add(follower);
  }

  remove(follower: Follower): boolean {
    return this.all.delete(follower);
  }

  /** Everybody hears what is new, each what they may know; and which hour it is at the table. */
  tell({ table, roster }: Loaded, at: number): void {
    const after = this.upTo;
    if (table.seq <= after) return;
    this.upTo = table.seq;
    const texts = new Map<Member, string>();
    for (const follower of this.all) {
      const { member } = follower;
      // Most who happen to look see and hear the same.
      const as = roster.isKnown(member) || table.isChoosy(member) ? member : 'anybody';
      const text = texts.get(as) ?? written(newsOf(this.id, table, at, after, member));
      texts.set(as, text);
      follower.send(text);
    }
  }

  /** Those of a member see the table anew: they hear others than before. */
  tellMember({ table }: Loaded, at: number, member: Member): void {
    const text = written(newsOf(this.id, table, at, table.seq, member));
    for (const follower of this.of(member)) follower.send(text);
  }

  /** Whoever may hear others than before sees the table anew. */
  tellChoosy(loaded: Loaded, at: number): void {
    for (const member of this.membersHere) {
      if (loaded.table.isChoosy(member)) this.tellMember(loaded, at, member);
    }
  }

  /** Whom the host has removed hear why, and nothing after it; says whether there were any. */
  putOutBanned({ table }: Loaded): boolean {
    const out = table.banned.flatMap((member) => this.of(member));
    for (const follower of out) {
      this.all.delete(follower);
      follower.putOut(this.id, notWelcome());
    }
    return out.length > 0;
  }

  /** Everybody hears that the table is gone, and nothing more. */
  dismiss(): void {
    const { code, message } = noSuchTable();
    const text = written({ is: 'refused', table: this.id, code, message });
    for (const follower of this.all) follower.send(text);
    this.all.clear();
  }

  tellPresence(loaded: Loaded): void {
    const all = [this.presence(loaded), ...this.elsewhere.values()];
    const message: PresenceMessage = {
      is: 'presence',
      table: this.id,
      here: loaded.table.plan.seats.map((_, seat) => all.some(({ seats }) => seats.includes(seat))),
      // Who looks through two processes is counted twice: it is no more than a hint.
      watching: all.reduce((sum, { watching }) => sum + watching, 0),
    };
    const text = written(message);
    const isShared = this.membersHere.size + this.elsewhere.size > 1;
    for (const follower of this.all) {
      follower.accompany(this.id, isShared);
      follower.send(text);
    }
  }

  /** Who looks through this process, and would answer. */
  presence({ roster }: Loaded): ProcessPresence {
    const heard = [...this.all].filter(({ isHeard }) => isHeard);
    const members = [...new Set(heard.map(({ member }) => member))];
    const seats = members
      .map((member) => roster.seatOf(member))
      .filter((seat) => seat !== undefined);
    return { table: this.id, seats, watching: members.length - seats.length };
  }

  /** Who looks through another process; says whether nobody did until now. */
  hear(presence: ProcessPresence, process: string): boolean {
    const isNew = !this.elsewhere.has(process);
    if (isNobody(presence)) this.elsewhere.delete(process);
    else this.elsewhere.set(process, presence);
    return isNew && !isNobody(presence);
  }

  private get membersHere(): ReadonlySet<Member> {
    return new Set([...this.all].map(({ member }) => member));
  }

  private of(member: Member): Follower[] {
    return [...this.all].filter((follower) => follower.member === member);
  }

  /** Whoever looked through one that has ended does not any more. */
  keepLiving(living: ReadonlySet<string>): void {
    for (const process of this.elsewhere.keys()) {
      if (!living.has(process)) this.elsewhere.delete(process);
    }
  }
}

export const isNobody = ({ seats, watching }: ProcessPresence): boolean =>
  seats.length + watching === 0;

/** Without the gap when it is too long: the view says it all, and the history how it came. */
export const newsOf = (
  id: string,
  table: Table,
  at: number,
  after: number,
  member: Member,
): NewsMessage => ({
  is: 'news',
  table: id,
  told: table.told(after, member) ?? [],
  view: table.view(member),
  seq: table.seq,
  at,
});
