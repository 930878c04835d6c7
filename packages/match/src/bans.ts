import type { Member } from './deed.ts';

export interface Ban {
  /** The number of the entry that tells of it. */
  readonly ban: number;
  /** What they were called. */
  readonly name: string;
}

/** One for all tables where nobody is banned: there are many. */
const NOBODY: ReadonlyMap<Member, Ban> = new Map();

/** Whom the host has removed from the table. */
export class Bans {
  private byMember = NOBODY;

  get members(): readonly Member[] {
    return [...this.byMember.keys()];
  }

  get all(): readonly Ban[] {
    return [...this.byMember.values()];
  }

  has(member: Member | undefined): boolean {
    return member !== undefined && this.byMember.has(member);
  }

  /** Who is banned under that number. */
  memberOf(number: number): Member | undefined {
    return [...this.byMember].find(([, { ban }]) => ban === number)?.[0];
  }

  add(member: Member, ban: Ban): void {
    this.byMember = new Map(this.byMember).set(member, ban);
  }

  lift(member: Member): void {
    this.byMember = new Map([...this.byMember].filter(([other]) => other !== member));
  }
}
