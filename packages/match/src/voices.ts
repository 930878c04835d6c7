import type { Member } from './deed.ts';
import type { Naming } from './naming.ts';

/** By which names those speak who have no seat: a name is theirs from the first time on. */
export class Voices {
  private readonly looksOf: Naming['looksOf'];
  private readonly names = new Map<Member, string>();
  private readonly owners = new Map<string, Member>();

  constructor({ looksOf }: Naming) {
    this.looksOf = looksOf;
  }

  nameOf(member: Member): string | undefined {
    return this.names.get(member);
  }

  /** Who speaks by a name that looks like this one. */
  ownerOf(name: string): Member | undefined {
    return this.looksOf(name)
      .map((look) => this.owners.get(look))
      .find((owner) => owner !== undefined);
  }

  set(member: Member, name: string): void {
    const before = this.names.get(member);
    if (before === name) return;
    for (const look of before === undefined ? [] : this.looksOf(before)) {
      if (this.owners.get(look) === member) this.owners.delete(look);
    }
    this.names.set(member, name);
    for (const look of this.looksOf(name)) this.owners.set(look, member);
  }
}
