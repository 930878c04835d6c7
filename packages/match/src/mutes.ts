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

type ByMember = ReadonlyMap<Member, ReadonlyMap<Muting['whom'], Muting>>;

/** One for all tables where nobody is muted: there are many. */
const NONE: ByMember = new Map();

/**
 * Who does not want to hear whom. It is the person who is muted and not the seat: whoever changes
 * seats, or has left theirs to a bot, stays muted.
 */
export class Mutes {
  /** Older logs hold some. */
  private logged = NONE;
  /** Those that are kept beside the log. */
  private kept = NONE;

  /** One in the log. */
  hear(muting: Muting): void {
    const own = new Map(this.logged.get(muting.by)).set(muting.whom, muting);
    this.logged = new Map(this.logged).set(muting.by, own);
  }

  /** All that are kept beside the log: they come after those in it. */
  keep(all: readonly Muting[]): void {
    const kept = new Map<Member, Map<Muting['whom'], Muting>>();
    for (const muting of all) {
      const own = kept.get(muting.by) ?? new Map();
      kept.set(muting.by, own.set(muting.whom, muting));
    }
    this.kept = kept.size === 0 ? NONE : kept;
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
