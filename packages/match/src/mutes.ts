import type { Member } from './deed.ts';

/** Somebody does not want to hear somebody from a number of the log on, or wants to again. */
export interface Muting {
  readonly by: Member;
  /** Somebody, or all who only watch: no member's id is that word. */
  readonly whom: Member | 'watching';
  readonly isMuted: boolean;
  /** What comes after this number is heard, or not heard, by it. */
  readonly since: number;
}

/** A line of the log, and who speaks. */
interface Saying {
  readonly seq: number;
  readonly speaker: Member;
  readonly onlyWatches: boolean;
}

type ByMember = Map<Member, Map<Muting['whom'], Muting>>;

/**
 * Who does not want to hear whom. It is the person who is muted and not the seat: whoever changes
 * seats, or has left theirs to a bot, stays muted.
 */
export class Mutes {
  /** Older logs hold some. */
  private readonly logged: ByMember = new Map();
  /** Those that are kept beside the log. */
  private kept: ByMember = new Map();

  /** One in the log. */
  hear(muting: Muting): void {
    put(this.logged, muting);
  }

  /** All that are kept beside the log: they come after those in it. */
  keep(all: readonly Muting[]): void {
    this.kept = new Map();
    for (const muting of all) put(this.kept, muting);
  }

  /** How many have ever muted somebody. */
  get size(): number {
    return this.kept.size;
  }

  hasMuted(by: Member, whom: Muting['whom']): boolean {
    return this.last(by, whom)?.isMuted ?? false;
  }

  /** Whether they may hear less than others. */
  isChoosy(by: Member): boolean {
    return this.kept.has(by) || this.logged.has(by);
  }

  /** Whether a member does not want to hear that line. Everybody hears themselves. */
  isDeaf(member: Member, { seq, speaker, onlyWatches }: Saying): boolean {
    if (member === speaker) return false;
    const hides = (whom: Muting['whom']): boolean => {
      const muting = this.last(member, whom);
      return muting?.isMuted === true && seq > muting.since;
    };
    return hides(speaker) || (onlyWatches && hides('watching'));
  }

  private last(by: Member, whom: Muting['whom']): Muting | undefined {
    return this.kept.get(by)?.get(whom) ?? this.logged.get(by)?.get(whom);
  }
}

function put(all: ByMember, muting: Muting): void {
  const own = all.get(muting.by) ?? new Map();
  all.set(muting.by, own.set(muting.whom, muting));
}
