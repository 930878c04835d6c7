import type { Member } from './deed.ts';

/**
 * Who does not want to hear whom. It is the person who is muted and not the seat: whoever changes
 * seats, or has left theirs to a bot, stays muted.
 */
export class Mutes {
  private readonly people = new Map<Member, ReadonlySet<Member>>();
  /** Those who do not want to hear anybody who only watches. */
  private readonly fromOutside = new Set<Member>();

  hasMuted(by: Member, whom: Member): boolean {
    return this.people.get(by)?.has(whom) ?? false;
  }

  hasMutedWatching(by: Member): boolean {
    return this.fromOutside.has(by);
  }

  set(by: Member, whom: Member, isMuted: boolean): void {
    const others = [...(this.people.get(by) ?? [])].filter((other) => other !== whom);
    this.people.set(by, new Set(isMuted ? [...others, whom] : others));
  }

  setWatching(by: Member, isMuted: boolean): void {
    if (isMuted) this.fromOutside.add(by);
    else this.fromOutside.delete(by);
  }

  /** Who does not hear what somebody says now. */
  deafTo(speaker: Member, onlyWatches: boolean): Member[] {
    const deaf = new Set(onlyWatches ? this.fromOutside : []);
    for (const [by, muted] of this.people) if (muted.has(speaker)) deaf.add(by);
    deaf.delete(speaker);
    return [...deaf];
  }
}
